import { translationInto } from "../translation.ts";

export const devices = translationInto("fr")("devices", {
  "devices.title": "Notifications sur cet appareil",
  "devices.text":
    "Votre téléphone ou ordinateur vous prévient aussitôt de ce que vous choisissez ici. Les messages ne contiennent ni nom, ni numéro, ni adresse.",
  "devices.add": "Activer sur cet appareil",
  "devices.this": "Me prévenir sur cet appareil pour",
  "devices.nothing": "Rien de choisi",
  "devices.remove": "Retirer",
  "devices.removeOne": "Retirer {name}",
  "devices.notPossible": "Ce navigateur n'autorise pas nos notifications. Vous pouvez les autoriser dans ses réglages.",
  "devices.unreachable": "Le serveur ne répond pas. Veuillez réessayer.",
  "devices.homeScreen":
    "Sur iPhone, ajoutez d'abord Kindred à l'écran d'accueil : touchez Partager, puis Sur l'écran d'accueil.",
  "kind.new": "Nouvelles réservations",
  "kind.moved": "Réservations déplacées",
  "kind.cancelled": "Réservations annulées",
  "kind.waiting": "Nouvelles personnes sur la liste d'attente",
});
