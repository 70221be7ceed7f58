"""Several processes that serve one address, and the one that watches over them."""

from __future__ import annotations

import logging
import os
import time

from prometheus_client.multiprocess import mark_process_dead
from uvicorn.config import STARTUP_FAILURE
from uvicorn.supervisors.multiprocess import Multiprocess, Process

from holocene.server.logs import log
from holocene.server.metrics import VARIABLE


class Workers(Multiprocess):
    """Starts a process anew when it has ended. Uvicorn's own way of seeing that is to ask each and wait for seconds; a
    process that is just stopping does not answer, and stopping took that long."""

    def keep_subprocess_alive(self) -> None:
        for at, worker in enumerate(self.processes):
            if self.should_exit.is_set() or worker.process.is_alive():
                continue
            worker.join()
            self._forget(worker)
            if worker.exitcode == STARTUP_FAILURE:
                self.should_exit.set()
                return
            log("worker-ended", logging.ERROR, code=worker.exitcode)
            self.processes[at] = Process(self.config, self.sockets)
            self.processes[at].start()

    def join_all(self) -> None:
        """Waits for all; whoever hangs is ended."""
        ends = time.monotonic() + 2 * (self.config.timeout_graceful_shutdown or 0)
        for worker in self.processes:
            worker.process.join(max(0.0, ends - time.monotonic()))
            if worker.process.is_alive():
                worker.process.kill()
                worker.join()

    def _forget(self, worker: Process) -> None:
        """Takes what it had open out of the numbers."""
        if worker.pid is not None and VARIABLE in os.environ:
            mark_process_dead(worker.pid)
