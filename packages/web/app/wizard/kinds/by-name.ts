/** Options behind Show More in the order of their names in a language; those in front keep their own. */
export function byName<O extends { label: string; more: boolean }>(
  options: readonly O[],
  language: string,
): readonly O[] {
  const { compare } = new Intl.Collator(language);
  return [
    ...options.filter(({ more }) => !more),
    ...options.filter(({ more }) => more).toSorted((one, other) => compare(one.label, other.label)),
  ];
}
