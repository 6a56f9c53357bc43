function plain(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
}

/** The options whose label or note holds each typed word, whatever its accents and case. */
export function filterOptions<O extends { label: string; note?: string | undefined }>(
  options: readonly O[],
  typed: string,
): readonly O[] {
  const words = plain(typed).split(/\s+/).filter(Boolean);
  return options.filter(({ label, note }) => {
    const text = plain(`${label} ${note ?? ''}`);
    return words.every((word) => text.includes(word));
  });
}
