import { scriptJson } from '@clausewright/banner/publish';
import { receiptWords } from '@clausewright/banner/receipt';
import type { Language } from '@clausewright/contract';
import { hashSource } from '../../platform/http/security-headers.ts';
import { receiptStyle } from './receipt-style.ts';

export interface ReceiptPage {
  policy: string;
  /** `keys`: public keys (hex) that this instance signed with. */
  html: (language: Language, keys: readonly string[]) => string;
}

/**
 * A page that checks a receipt where it is opened, also from a disk: all it needs stands in it, the public keys
 * too, so that a receipt need not be believed for its own. Its policy lets it ask nothing of any network, and
 * goes with it when it is saved.
 */
export function receiptPage({
  origin,
  name,
  script,
}: {
  origin: string;
  name: string;
  script: string;
}): ReceiptPage {
  const policy = [
    "default-src 'none'",
    `script-src '${hashSource(script)}'`,
    `style-src '${hashSource(receiptStyle)}'`,
    'img-src data:',
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');
  return {
    policy: `${policy}; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types 'none'`,
    html: (language, keys) => {
      const { title, noScript } = receiptWords[language];
      return `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta http-equiv="Content-Security-Policy" content="${policy}"><meta name="robots" content="noindex"><link rel="icon" href="data:,"><title>${title}</title><style>${receiptStyle}</style></head><body><header class="head"><div class="in"><span class="brand">${mark}${escaped(name)}</span><div class="switch" id="switch"></div></div></header><main id="page"><noscript><h1>${title}</h1><p>${noScript}</p></noscript></main><script type="application/json" id="known">${scriptJson({ origin, keys })}</script><script>${script}</script></body></html>`;
    },
  };
}

const mark =
  '<svg viewBox="0 0 28 20" aria-hidden="true"><path d="M7 2H2v16h5M21 2h5v16h-5" fill="none" stroke="currentColor" stroke-width="2.6"/><circle cx="14" cy="10" r="3.4" fill="currentColor"/></svg>';

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
