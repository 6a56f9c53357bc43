/** Specification 3: dates have a fallback between two fields. */
export function changedAt({
  created_at,
  updated_at,
}: {
  created_at: string;
  updated_at: string | null;
}): Date {
  return new Date(updated_at ?? created_at);
}
