/** Words alone: what typesetting, hyphens and entities do to a text is no difference. */
export function wordsOf(text: string): string[] {
  return (
    text
      .normalize('NFKC')
      .replace(/[\u00ad\u200b-\u200d\u2060\ufeff]/gu, '')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  );
}

/** Sentences as their words. */
export function sentencesOf(text: string): string[][] {
  return text
    .split(/(?<=[.!?])\s+/u)
    .map(wordsOf)
    .filter((words) => words.length > 0);
}
