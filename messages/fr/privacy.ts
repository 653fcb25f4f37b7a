import { translationInto } from "../translation.ts";

export const privacy = translationInto("fr")("privacy", {
  "privacy.title": "Politique de confidentialité",
  "privacy.description":
    "Quelles données Kindred garde sur les hôtes, les clients et les visiteurs, à quoi elles servent, qui les voit, combien de temps elles sont gardées et quels sont vos droits.",
  "privacy.updated": "Dernière mise à jour : 05/04/2025",
  "privacy.contents": "Sur cette page",
  "privacy.binding": "Ceci est une traduction. Seul le texte anglais fait foi.",
  "privacy.collect.title": "Données que nous recueillons",
  "privacy.collect.lead": "Nous ne gardons que ce qu'il faut pour faire fonctionner le service.",
  "privacy.collect.hosts": "Hôtes :",
  "privacy.collect.hosts.text":
    "nom, adresse e-mail et date de naissance à la création d'un compte prestataire (personne d'autre que vous ne voit jamais la date), le moment où vous avez accepté les conditions, et tout ce que vous mettez dans une annonce, un événement ou un calendrier.",
  "privacy.collect.customers": "Clients :",
  "privacy.collect.customers.text":
    "le nom et le numéro de téléphone que vous donnez avec une réservation, votre adresse e-mail si vous choisissez de l'ajouter, ce que vous avez réservé et quand, et un avis si vous en laissez un. Vous n'avez pas besoin de compte. Si un hôte bloque votre numéro, nous en gardons les 3 derniers chiffres et une empreinte (hash) qui ne permet pas de retrouver le numéro. Un hôte peut aussi écrire une note privée sur vous.",
  "privacy.collect.writers": "Personnes qui nous écrivent :",
  "privacy.collect.writers.text":
    "votre nom, votre adresse et votre message, ou la demande de suppression de votre compte.",
  "privacy.collect.everyone": "Tout le monde :",
  "privacy.collect.everyone.text":
    "de courts relevés techniques qui assurent la sécurité du service. Nous n'utilisons les adresses réseau que sous forme d'empreintes, pour empêcher les abus, et ne les enregistrons jamais.",
  "privacy.collect.origin":
    "Une annonce nomme une communauté, ce qui peut dire quelque chose de l'origine d'une personne. Les hôtes la choisissent eux-mêmes et acceptent qu'elle soit publique. Nous ne déduisons l'origine de personne de ce qui est lu ou réservé, et les pays choisis dans les actualités ne sont pas enregistrés.",
  "privacy.collect.pictures":
    "Nous recréons chaque image envoyée, ce qui retire le lieu et l'appareil que la caméra y enregistre.",
  "privacy.use.title": "Comment nous les utilisons",
  "privacy.use.lead": "Nous n'utilisons les données que pour ces buts, chacun avec sa base légale :",
  "privacy.use.contract":
    "gérer les comptes, afficher les annonces, prendre les réservations et envoyer des messages à leur sujet (contrat) ;",
  "privacy.use.answer":
    "vous répondre, vérifier les annonces et traiter les réclamations (contrat et obligation légale) ;",
  "privacy.use.safety": "empêcher les abus et maintenir le service en marche (intérêt légitime) ;",
  "privacy.use.count": "compter les visites, seulement si vous l'avez accepté (consentement).",
  "privacy.use.never":
    "Nous n'établissons pas de profils, n'affichons pas de publicité et ne vendons pas de données. Aucune décision vous concernant n'est prise par des moyens uniquement automatisés.",
  "privacy.share.title": "Avec qui nous les partageons",
  "privacy.share.host":
    "Une réservation est partagée avec l'hôte chez qui vous réservez, et avec aucun autre hôte. Pour les réservations, l'hôte et nous sommes conjointement responsables.",
  "privacy.share.public": "Ce que les hôtes publient est public. Les avis montrent un prénom et une initiale.",
  "privacy.share.suppliers":
    "Nos fournisseurs d'hébergement, de stockage de fichiers, d'e-mail et de connexion traitent des données pour nous, sous contrat et uniquement sur nos instructions.",
  "privacy.share.law":
    "Nous ne donnons des données aux autorités que lorsque la loi l'exige, et seulement ce qu'elle exige.",
  "privacy.transfers.title": "Transferts internationaux",
  "privacy.transfers.text":
    "Les données sont conservées dans l'Union européenne. Les hôtes se connectent avec un compte Google. Leur navigateur ne contacte Google que lorsqu'ils appuient sur ce bouton, et Google peut traiter des données aux États-Unis dans le cadre du Data Privacy Framework UE–États-Unis.",
  "privacy.transfers.others":
    "Si un autre fournisseur se trouve hors de l'Union européenne, nous nous appuyons sur une décision d'adéquation ou sur les clauses contractuelles types de la Commission européenne. Nos pages ne chargent ni polices ni cartes d'autres entreprises, et aucun script sauf si vous acceptez le comptage des visites.",
  "privacy.rights.title": "Vos droits",
  "privacy.rights.lead": "À tout moment et gratuitement, vous pouvez :",
  "privacy.rights.see":
    "voir les données que nous avons sur vous et en obtenir une copie que vous pouvez utiliser ailleurs ; les hôtes la téléchargent depuis le menu du compte, les clients les voient par le lien privé de leur réservation ;",
  "privacy.rights.correct": "les corriger ; les hôtes le font dans le portail, les clients nous écrivent ;",
  "privacy.rights.erase":
    "les faire effacer, ou en faire limiter l'utilisation ; les clients les effacent par le lien privé de leur réservation une fois la visite passée ou annulée ;",
  "privacy.rights.object": "vous opposer à une utilisation fondée sur nos intérêts légitimes ;",
  "privacy.rights.withdraw": "retirer votre consentement ; ce que nous avons fait auparavant reste licite.",
  "privacy.rights.time":
    "Nous répondons dans un délai d'un mois. Si une demande est particulièrement complexe, il nous faudra peut-être jusqu'à deux mois de plus, et nous vous le disons dans le premier mois.",
  "privacy.rights.delete": "Pour faire effacer un compte, utilisez le formulaire :",
  "privacy.rights.delete.link": "Supprimer mon compte",
  "privacy.rights.complain":
    "Vous pouvez aussi déposer une plainte auprès de cette autorité : {authority}, ou de celle de votre lieu de résidence.",
  "privacy.security.title": "Sécurité",
  "privacy.security.text":
    "Nous chiffrons les données pendant leur transport. L'accès est limité aux personnes qui en ont besoin et il est journalisé. Les liens privés sont longs et impossibles à deviner, et les données de paiement ne nous parviennent jamais, car vous payez sur place.",
  "privacy.security.breach":
    "Si une violation de données présente un risque pour des personnes, nous la notifions à l'autorité dans les 72 heures après en avoir pris connaissance, et nous prévenons sans délai les personnes concernées.",
  "privacy.keep.title": "Combien de temps nous les gardons",
  "privacy.keep.customers":
    "Données du client dans une réservation : 6 mois après la visite. La réservation reste ensuite sans elles.",
  "privacy.keep.guests":
    "Vos nom, numéro de téléphone et e-mail comme participant à un événement : 30 jours après l'événement. Nous les effaçons alors et ne gardons que le nombre de places.",
  "privacy.keep.waiting":
    "Vos nom, numéro de téléphone et e-mail sur une liste d'attente : jusqu'à ce que vous la quittiez, ou jusqu'à la fin du dernier jour que vous avez choisi.",
  "privacy.keep.accounts":
    "Comptes, annonces et calendriers : jusqu'à ce que vous nous demandiez de les supprimer. Nous le faisons dans les 30 jours et annulons les réservations à venir.",
  "privacy.keep.backups": "Sauvegardes : jusqu'à 30 jours après la suppression du compte.",
  "privacy.keep.messages":
    "Messages reçus : 12 mois. Signalements d'une annonce ou d'un événement : 12 mois après leur clôture. Demandes de suppression que personne n'a confirmées : 7 jours.",
  "privacy.keep.mails": "E-mails que nous avons envoyés : jusqu'à 30 jours. Relevés techniques : 30 jours.",
  "privacy.keep.short":
    "L'enregistrement qui évite qu'une réservation soit faite deux fois : 48 heures. Images dont l'envoi n'a jamais été terminé : 24 heures. Images qui ne servent plus : jusqu'à 7 jours.",
  "privacy.keep.notes":
    "Note privée d'un hôte sur un client : jusqu'à la suppression des données de la dernière visite.",
  "privacy.keep.counted":
    "Un code tiré de votre numéro de téléphone, pour qu'un hôte voie combien de clients sont revenus : 25 mois après la visite. Il ne permet pas de retrouver le numéro, et il disparaît quand vos données sont effacées à votre demande.",
  "privacy.keep.blocked": "Numéros bloqués par un hôte, sous forme d'empreintes : 12 mois.",
  "privacy.keep.record":
    "La trace que les données de quelqu'un ont été effacées : des numéros internes sans nom, pour qu'une sauvegarde rétablie ne ramène pas ses données.",
  "privacy.cookies.title": "Cookies",
  "privacy.cookies.lead": "Ce que nous stockons sur votre appareil, et pourquoi :",
  "privacy.cookies.session":
    "un cookie garde les hôtes connectés, 7 jours au plus et pas plus de 12 heures sans utilisation ;",
  "privacy.cookies.language": "un autre retient la langue choisie ;",
  "privacy.cookies.position":
    "un autre retient pendant une minute que vous avez changé quelque chose, pour que vous voyiez aussitôt le changement ;",
  "privacy.cookies.choice": "un autre retient votre choix sur le comptage des visites, pendant 180 jours ;",
  "privacy.cookies.drafts":
    "ce que vous tapez dans un formulaire est gardé sur votre appareil jusqu'à l'envoi, deux semaines au plus ;",
  "privacy.cookies.copies":
    "les billets et réservations que vous avez ouverts, et les réservations d'un hôte pour la semaine à venir, sont gardés sur votre appareil pour s'ouvrir sans connexion. Ils sont supprimés quand vous vous déconnectez, ou un jour après la visite ;",
  "privacy.cookies.customer":
    "vos nom, numéro de téléphone et adresse e-mail sont gardés sur votre appareil si vous nous demandez de nous souvenir de vous, jusqu'à ce que vous décochiez la case ;",
  "privacy.cookies.reminders":
    "si vous activez les rappels ou les messages, nous enregistrons l'adresse du service push de votre navigateur jusqu'au début de la visite ou jusqu'à ce que vous retiriez l'appareil.",
  "privacy.cookies.count":
    "Nous en avons besoin pour fournir ce que vous demandez. Nous ne comptons les visites que si ce site utilise une mesure d'audience et que vous l'acceptez. Vous pouvez changer d'avis à tout moment sous Choix des cookies, en bas de chaque page. Tant que vous n'avez pas accepté, rien n'est chargé d'une autre entreprise.",
  "privacy.children.title": "Enfants et contenus interdits",
  "privacy.children.age":
    "Kindred n'est pas destiné aux enfants de moins de 13 ans (16 dans certaines régions). Si nous apprenons qu'un enfant plus jeune nous a donné des données, nous les supprimons. Les hôtes doivent avoir 18 ans ou plus.",
  "privacy.children.content":
    "Nous retirons les annonces, images et textes qui mettent en danger ou sexualisent des enfants, répandent la haine ou enfreignent la loi, et nous les signalons aux autorités. Prévenez-nous tout de suite si vous en voyez.",
  "privacy.changes.title": "Modifications",
  "privacy.changes.text":
    "Quand nous faisons une modification importante de cette politique, nous écrivons d'abord aux hôtes et mettons à jour la date ci-dessus. Nous n'utilisons pas les données que vous nous avez confiées dans un nouveau but sans vous le dire.",
  "privacy.contact.title": "Contact",
  "privacy.contact.text":
    "{operator} est responsable de vos données. Écrivez-nous et une personne de notre équipe vous répondra :",
});
