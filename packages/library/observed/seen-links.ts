/** Pages of the website that documents point to, found by the words of the links that lead there. */
import { type Proposal, proposed, seenAt } from './proposal.ts';
import type { SeenSite } from './seen-site.ts';

const wanted: readonly [questions: readonly string[], words: RegExp][] = [
  [
    ['privacy_url'],
    /^(?:.{0,12}\b)?(?:privacy(?: policy| notice| statement)?|datenschutz(?:erkl[äa]rung|hinweise)?|(?:politique de )?confidentialité|(?:política de )?privacidad|privacybeleid|privacyverklaring|informativa (?:sulla )?privacy|protection des données|protección de datos)(?!\p{L})/iu,
  ],
  [
    ['cookies_url', 'cookie_policy_url'],
    /cookie[- ]?(?:policy|richtlinie|hinweise|erklärung|beleid|verklaring|statement|notice)|politique (?:de|en matière de) cookies|política de cookies|informativa (?:sui |estesa sui )?cookie/iu,
  ],
  [
    ['legal_notice_url'],
    /^(?:impressum|imprint|legal notice|mentions légales|aviso legal|note legali|colofon|anbieterkennzeichnung|offenlegung)\b/iu,
  ],
  [
    ['terms_url'],
    /^(?:agb|allgemeine geschäftsbedingungen|terms\b.*|conditions générales.*|cg[uv]\b|condizioni (?:generali|di vendita|d['’]uso).*|condiciones (?:generales|de venta|de uso).*|algemene voorwaarden)/iu,
  ],
  [
    ['returns_url'],
    /^(?:returns?\b.*|refund.*|widerruf(?:sbelehrung|srecht)?|rückgabe.*|retours?\b.*|remboursements?|resi\b.*|rimborsi|devoluciones.*|retourneren|retourbeleid|herroeping)/iu,
  ],
  [
    ['contact_page', 'request_form_url'],
    /^(?:contact(?: us)?|kontakt|contactez-nous|nous contacter|contatti|contattaci|contacto|neem contact op)$/iu,
  ],
  [
    ['accessibility_url'],
    /^(?:accessibility(?: statement)?|barrierefreiheit(?:serklärung)?|accessibilité.*|accessibilità|accesibilidad|toegankelijkheid(?:sverklaring)?)/iu,
  ],
];

export function fromLinks({ pages, address }: SeenSite): Proposal[] {
  const host = hostOf(address);
  const links = pages.flatMap((page) => page.links.map((link) => ({ ...link, page: page.url })));
  return wanted.flatMap(([questions, words]) => {
    const link = links.find(({ text, url }) => words.test(text.trim()) && hostOf(url) === host);
    if (link === undefined) return [];
    // Contact is asked for as a way only where there is a page for it.
    return questions.flatMap((question) =>
      proposed(
        question,
        withoutHash(link.url),
        seenAt(link.page, 'link', `${link.text.trim()} (${link.url})`),
      ),
    );
  });
}

function withoutHash(address: string): string | null {
  const url = URL.parse(address);
  if (url === null) return null;
  url.hash = '';
  return url.href;
}

function hostOf(address: string): string {
  return (URL.parse(address)?.hostname ?? '').replace(/^www\./u, '');
}
