// Lets search work where the pages are opened from the disk: browsers start no worker from a file, so its script runs in
// a hidden frame instead. The builder looks for this name, and would otherwise fetch such a script from another site.

class FrameWorker {
  /** @param {string | URL} address */
  constructor(address) {
    this.onmessage = null;
    this.frame = document.createElement("iframe");
    this.frame.hidden = true;
    document.documentElement.append(this.frame);
    const inside = this.frame.contentWindow;
    inside.postMessage = (data) => setTimeout(() => this.onmessage?.({ data: structuredClone(data) }));
    const script = inside.document.createElement("script");
    script.src = new URL(address, document.baseURI);
    this.loaded = new Promise((resolve) => {
      script.onload = resolve;
    });
    inside.document.documentElement.append(script);
  }

  postMessage(data) {
    const sent = structuredClone(data);
    this.loaded.then(() => this.frame.contentWindow?.onmessage({ data: sent }));
  }

  terminate() {
    this.frame.remove();
  }
}

if (location.protocol === "file:") {
  window.Worker = FrameWorker;
}
