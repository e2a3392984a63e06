/**
 * Escapes control characters except line breaks and tabs, and characters that change the direction of text, as `\\u001b`.
 * Texts of servers could otherwise move the cursor or change what a terminal shows. JSON keeps its meaning.
 */
export const escapeControls = (text: string): string =>
  text.replace(
    /[^\P{Cc}\n\t]|[\u200E\u200F\u202A-\u202E\u2066-\u2069]/gu,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
