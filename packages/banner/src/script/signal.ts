/** GPC-1: the browser's own "do not sell or share". */
export function hasOptOutSignal(): boolean {
  return !!(navigator as { globalPrivacyControl?: unknown }).globalPrivacyControl;
}
