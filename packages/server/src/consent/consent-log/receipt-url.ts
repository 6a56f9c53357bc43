/** Where a visitor loads the proof of his answers, with the id that the banner showed him. */
export function receiptUrl(consentUrl: string, siteId: string, visitor: string): string {
  return `${consentUrl}/c/${siteId}/receipt/${visitor}`;
}
