/** The ids under which Field and FieldSet put hint and error of the field `id`. */
export function describedBy(id: string, has: { hint?: unknown; error?: unknown }): string | undefined {
  const ids = [has.hint ? `${id}-hint` : '', has.error ? `${id}-error` : ''].filter((one) => one !== '');
  return ids.length > 0 ? ids.join(' ') : undefined;
}
