import { translationInto } from "../translation.ts";

export const outbox = translationInto("mt")("outbox", {
  "outbox.title": "Outbox",
  "outbox.intro": "Din id-demo m'għandhiex mail server. Dawn huma l-emails li kienet tibgħat, l-aktar ġodda l-ewwel.",
  "outbox.empty": "Għad m'hemmx emails. Ibbukkja xi ħaġa u l-konferma tidher hawn.",
  "outbox.to": "Lil",
  "outbox.sentAt": "Maħluqa",
});
