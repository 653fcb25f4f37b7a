/** U+2800 is the blank Braille cell. Fillers and joiners are default ignorable. */
const unseen = /[\s\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/gu;

export function isBlank(text: string): boolean {
  return text.replace(unseen, "") === "";
}

/**
 * These invisible characters have a function here, so they are kept. Each pattern includes the character they belong
 * to.
 */
const meaningful = [
  // The flags of England, Scotland and Wales consist of a black flag and a tag sequence.
  String.raw`\u{1F3F4}[\u{E0020}-\u{E007E}]{2,6}\u{E007F}`,
  // A zero-width joiner combines several emoji into one picture.
  String.raw`[\p{Extended_Pictographic}\p{Emoji_Modifier}]\uFE0F?\u200D(?=\p{Extended_Pictographic})`,
  // Variation selectors choose between two forms of a character.
  String.raw`[\p{Emoji}\p{S}\p{Script=Han}\p{Script=Mongolian}\p{Script=Myanmar}][\uFE00-\uFE0F\u180B-\u180D\u180F\u{E0100}-\u{E01EF}]`,
  // Joiners shape letters in Arabic and Indic scripts. In Latin, Greek and Cyrillic they do nothing.
  String.raw`(?![\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Han}])[\p{L}\p{M}][\u200C\u200D]`,
  // These format characters are visible, such as the Arabic number signs.
  String.raw`[\u0600-\u0605\u06DD\u070F\u0890\u0891\u08E2\u{110BD}\u{110CD}\u{13430}-\u{1343F}]`,
];
const invisible = new RegExp(`(${meaningful.join("|")})|[\\p{Cf}\\p{Default_Ignorable_Code_Point}]`, "gu");

const directionMark = /^[\u200E\u200F\u061C]$/;
const rightToLeft = /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC\u{10800}-\u{10FFF}\u{1E800}-\u{1EFFF}]/u;

/**
 * Removes invisible characters without a function, so that two names that look the same are the same. Bidirectional
 * overrides and isolates are always removed, because they can change how the text reads.
 */
export function withoutInvisible(text: string): string {
  const keepsMarks = rightToLeft.test(text);
  return text.replace(invisible, (found, kept: string | undefined) =>
    kept !== undefined || (keepsMarks && directionMark.test(found)) ? found : "",
  );
}
