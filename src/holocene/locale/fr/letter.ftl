# Lettres qui prouvent une adresse, ou qui ramènent quelqu’un à ses places.

letter-address-subject = Votre adresse chez Holocene
letter-address = Bonjour { $name }, vous voulez que cette adresse vous ramène à vos places chez Holocene.
letter-address-else = Si vous n’avez rien demandé, ne faites rien : sans le code, cette adresse n’est pas gardée.
letter-back-subject = Retour à vos places chez Holocene
letter-back = Bonjour { $name }, vous avez demandé à retrouver vos places chez Holocene.
letter-back-else = Si vous n’avez rien demandé, ne faites rien et ne montrez ce code à personne : qui l’a peut jouer à votre place.
letter-code = Votre code est { $code }. Il sert une fois, pendant une demi-heure.
letter-link = Ou ouvrez ce lien : { $link }
