# Lettres qui prouvent une adresse, ou qui ramènent quelqu’un à ses places.

letter-address-subject = Votre adresse chez Holocene
letter-address = Bonjour { $name }, vous voulez que cette adresse vous ramène à vos places chez Holocene.
letter-address-else = Si vous n’avez rien demandé, ne faites rien : sans le code, cette adresse n’est pas gardée.
letter-back-subject = Retour à vos places chez Holocene
letter-back = Bonjour { $name }, vous avez demandé à retrouver vos places chez Holocene.
letter-back-else = Si vous n’avez rien demandé, ne faites rien et ne montrez ce code à personne : qui l’a peut jouer à votre place.
letter-code = Votre code est { $code }. Il sert une fois, pendant une demi-heure.
letter-link = Ou ouvrez ce lien : { $link }
letter-gone-subject = Votre adresse a été retirée chez Holocene
letter-gone = Bonjour { $name }, cette adresse ne ramène plus à vos places chez Holocene : elle a été retirée, ou une autre l’a remplacée. C’est la dernière lettre qu’elle reçoit.
letter-gone-else = Si ce n’était pas vous, quelqu’un a un navigateur ou un appareil qui vous connaît. Ouvrez la page Vous dans l’un des vôtres, retirez tout navigateur et toute clé d’accès que vous ne reconnaissez pas, puis ajoutez de nouveau votre adresse. Si aucun des vôtres ne vous connaît plus, écrivez à la personne qui tient le serveur.
letter-forgotten-subject = Vous avez été supprimé de Holocene
letter-forgotten = Bonjour { $name }, vous avez demandé à Holocene de vous oublier, et tout ce qui était conservé à votre sujet a disparu : navigateurs, clés d’accès, classements et cette adresse. C’est la dernière lettre qu’elle reçoit.
letter-forgotten-else = Si ce n’était pas vous, quelqu’un s’est servi d’un navigateur ou d’un appareil qui vous connaissait. On ne peut pas revenir en arrière, mais la personne qui tient le serveur peut vous en dire plus. Vous pouvez recommencer quand vous voulez.
