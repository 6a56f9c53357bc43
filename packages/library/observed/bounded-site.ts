/** A website as far as suggestions look at it: whatever a stranger's pages repeat or swell up changes nothing beyond. */
import type { SeenForm, SeenPage, SeenSite, SeenStored } from './seen-site.ts';

const most = {
  pages: 60,
  forms: 50,
  fields: 60,
  /** Of all pages together. */
  allFields: 2000,
  links: 2000,
  text: 12_000,
  words: 120,
  services: 200,
  stored: 200,
} as const;

export function boundedSite(site: SeenSite): SeenSite {
  const left = { fields: most.allFields };
  return {
    ...site,
    pages: site.pages.slice(0, most.pages).map((page) => boundedPage(page, left)),
    services: site.services
      .slice(0, most.services)
      .map((service) => ({ ...service, stored: storedOf(service.stored) })),
    own: storedOf(site.own),
  };
}

function boundedPage(page: SeenPage, left: { fields: number }): SeenPage {
  return {
    ...page,
    forms: page.forms.slice(0, most.forms).flatMap((form) => boundedForm(form, left)),
    links: page.links
      .slice(0, most.links)
      .filter(({ url }) => /^https?:/u.test(url))
      .map(({ url, text }) => ({ url, text: text.slice(0, most.words) })),
    text: page.text.slice(0, most.text),
  };
}

function boundedForm({ action, fields }: SeenForm, left: { fields: number }): SeenForm[] {
  const kept = fields.slice(0, Math.min(most.fields, left.fields));
  left.fields -= kept.length;
  if (kept.length === 0) return [];
  return [
    {
      action: action.slice(0, most.words),
      fields: kept.map(({ name, type, autocomplete, label }) => ({
        name: name.slice(0, most.words),
        type,
        autocomplete: autocomplete.slice(0, most.words),
        label: label.slice(0, most.words),
      })),
    },
  ];
}

function storedOf(stored: readonly SeenStored[]): SeenStored[] {
  return stored.filter(({ name }) => name !== '' && name.length <= 200).slice(0, most.stored);
}
