# Pour tout le monde : la commande `docs`, qui ouvre la documentation.

command-docs = ouvrir la documentation dans votre navigateur

docs-description = Ouvre la documentation dans votre navigateur. Les pages sont produites à partir du code source par « make docs » ; ni elles ni leur recherche n’ont besoin du réseau.
docs-ready = La documentation se trouve à l’adresse { $url }
docs-not-built = La documentation n’a pas encore été produite. Tapez « make docs » dans { $folder }, puis réessayez.
docs-elsewhere = La documentation n’est pas fournie avec le paquet installé. Procurez-vous le code source, tapez-y « make docs », puis ouvrez build/docs/site/index.html.
