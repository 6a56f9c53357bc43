/** Websites as a scan sees them, of which tests change what they look at. */
import type { SeenField, SeenPage, SeenService, SeenSite } from '../seen-site.ts';

export function page(url: string, changes: Partial<SeenPage> = {}): SeenPage {
  return {
    url,
    title: '',
    language: '',
    forms: [],
    frames: [],
    links: [],
    alternates: [],
    generator: '',
    things: [],
    text: '',
    ...changes,
  };
}

export function field(changes: Partial<SeenField>): SeenField {
  return { name: '', type: 'text', autocomplete: '', label: '', ...changes };
}

export function service(id: string, changes: Partial<SeenService> = {}): SeenService {
  return {
    id,
    known: true,
    name: id,
    type: null,
    hosts: [],
    passes: ['unanswered'],
    stored: [],
    evidence: [
      {
        of: null,
        page: 'https://shop.example/',
        kind: 'request',
        what: `https://${id}.example/tag.js`,
        pass: 'unanswered',
      },
    ],
    ...changes,
  };
}

export function site(changes: Partial<SeenSite> = {}): SeenSite {
  return {
    address: 'https://shop.example/',
    pages: [],
    services: [],
    own: [],
    requests: [],
    consentTool: null,
    ...changes,
  };
}
