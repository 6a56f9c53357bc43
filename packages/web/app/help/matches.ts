function plain(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
}

/** Whether every word that was typed is somewhere in the texts; neither case nor accents count. */
export function matches(typed: string, texts: readonly string[]): boolean {
  const text = plain(texts.join(' '));
  return plain(typed)
    .split(/\s+/)
    .every((word) => text.includes(word));
}
