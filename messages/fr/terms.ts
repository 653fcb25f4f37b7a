import { translationInto } from "../translation.ts";

export const terms = translationInto("fr")("terms", {
  "terms.title": "Conditions générales pour les prestataires",
  "terms.description":
    "Ce que Kindred demande à toute personne qui publie un service ou un événement : conduite, responsabilité, réclamations, limitation de responsabilité et modifications.",
  "terms.updated": "Dernière mise à jour : 05/04/2025",
  "terms.contents": "Sur cette page",
  "terms.binding": "Ceci est une traduction. Seul le texte anglais fait foi.",
  "terms.intro":
    "Ces conditions sont conclues entre vous, le prestataire (hôte de services ou d'événements), et l'exploitant de Kindred. Elles s'appliquent dès que vous créez un compte prestataire.",
  "terms.conduct.title": "Intégrité et conduite du prestataire",
  "terms.conduct.text": "On vient chez vous parce qu'on vous fait confiance. Traitez bien les gens.",
  "terms.conduct.truth":
    "Tout ce qui figure dans votre annonce est vrai, à jour et à vous : votre nom, vos coordonnées, vos prix et vos images.",
  "terms.conduct.respect":
    "Vous traitez chaque client avec respect, quels que soient son origine, sa religion, son genre, son âge, son handicap ou son orientation.",
  "terms.conduct.law":
    "Vous avez les autorisations, les qualifications et l'assurance que la loi exige pour votre travail, et vous les montrez sur demande.",
  "terms.conduct.age": "Vous avez 18 ans ou plus et ne partagez pas vos accès.",
  "terms.delivery.title": "Responsabilité de la prestation",
  "terms.delivery.contract":
    "Une réservation est un accord entre vous et le client. La réalisation du service ou de l'événement, sa qualité et sa sécurité, et ce que vous promettez dans votre annonce relèvent de votre seule responsabilité.",
  "terms.delivery.calendar":
    "Tenez votre calendrier à jour. Un créneau réservé est retenu pour ce client. Si vous ne pouvez pas l'assurer, annulez le plus tôt possible et dites pourquoi.",
  "terms.delivery.price":
    "Les clients paient sur place. Vous demandez le prix affiché au moment de la réservation, toutes taxes comprises, et vous donnez un reçu là où la loi l'exige.",
  "terms.delivery.data":
    "Vous n'utilisez le nom, le numéro de téléphone et l'adresse e-mail d'un client que pour ce rendez-vous, et ne les transmettez pas. Pour les réservations, vous et l'exploitant êtes conjointement responsables de ces données.",
  "terms.complaints.title": "Réclamations et enquêtes",
  "terms.complaints.who":
    "Toute personne peut nous signaler une annonce. Nous examinons chaque signalement, et pouvons vous demander des documents ou une explication.",
  "terms.complaints.measures":
    "Si une réclamation est justifiée, ou pendant que nous en examinons une grave, nous pouvons suspendre ou retirer votre annonce ou votre compte. Nous vous disons quelle règle est en cause et pourquoi.",
  "terms.complaints.final":
    "Notre décision sur une réclamation est définitive. Cela ne vous enlève pas les droits que la loi vous donne, y compris celui de saisir la justice.",
  "terms.prohibited.title": "Conduites interdites",
  "terms.prohibited.lead": "Vous ne pouvez pas utiliser Kindred pour :",
  "terms.prohibited.illegal": "proposer quoi que ce soit d'illégal, ou qui exige une licence que vous n'avez pas ;",
  "terms.prohibited.deceive":
    "tromper, escroquer ou induire en erreur, ou écrire ou faire écrire des avis sur vous-même ;",
  "terms.prohibited.hate":
    "harceler, menacer ou discriminer, ou répandre la haine contre quelque communauté que ce soit ;",
  "terms.prohibited.children": "mettre des enfants en danger ou exploiter quelqu'un de quelque façon que ce soit ;",
  "terms.prohibited.content":
    "publier des images ou des textes qui appartiennent à d'autres, ou qui montrent des personnes qui n'ont pas donné leur accord ;",
  "terms.prohibited.system":
    "collecter les données d'autrui, bloquer des calendriers par de fausses réservations ou perturber le service.",
  "terms.liability.title": "Limitation de responsabilité",
  "terms.liability.independent":
    "Les prestataires sont des entrepreneurs indépendants. Vous n'êtes ni notre employé, ni notre agent, ni notre associé, et vous ne pouvez pas agir comme si vous l'étiez.",
  "terms.liability.limit":
    "Nous exploitons la plateforme où l'on vous trouve. Nous ne fournissons pas votre service. Dans la mesure où la loi le permet, nous ne répondons pas de ce qui se passe entre vous et un client, ni des revenus que vous perdez quand le service n'est pas disponible.",
  "terms.liability.law":
    "Rien ici ne limite une responsabilité que la loi ne permet pas de limiter, par exemple en cas de faute intentionnelle, de négligence grave ou d'atteinte à la vie et à la santé.",
  "terms.amendments.title": "Modifications",
  "terms.amendments.text":
    "Nous pouvons modifier ces conditions. Nous écrivons à l'adresse e-mail de votre compte au moins 15 jours avant qu'une modification s'applique à vous, sauf si la loi ou un danger nous oblige à agir plus tôt.",
  "terms.amendments.leave":
    "Si vous n'êtes pas d'accord, vous pouvez fermer votre compte avant ce jour. Si vous continuez à l'utiliser ensuite, les nouvelles conditions s'appliquent.",
  "terms.acceptance.title": "Acceptation",
  "terms.acceptance.text":
    "En cochant la case à la création de votre compte prestataire, vous acceptez ces conditions. Nous gardons la version et le moment de votre acceptation.",
  "terms.acceptance.questions": "Des questions ? Écrivez-nous avant d'accepter :",
  "terms.acceptance.link": "Nous contacter",
});
