/** What is asked for in forms: kinds of data, and what follows from what a form is for. */
import { type FormKind, dataOf, kindOfForm } from './fields.ts';
import { option, type Proposal, proposed, seenAt } from './proposal.ts';
import type { SeenForm, SeenSite } from './seen-site.ts';

/** Of each, so that a page of ten thousand fields proposes no more than another. */
const most = { forms: 200, places: 4 } as const;

/** `forms` of the privacy policy knows them under these names. */
const named = new Set<FormKind>(['contact', 'newsletter', 'comment', 'job-application', 'booking', 'quote']);

export function fromForms({ pages }: SeenSite): Proposal[] {
  const forms = pages
    .flatMap((page) => page.forms.map((form) => ({ page: page.url, form })))
    .slice(0, most.forms);
  const data = forms.flatMap(({ page, form }) =>
    form.fields.flatMap((field) => {
      const kind = dataOf(field);
      if (kind === null) return [];
      return [option('pd_types', kind, seenAt(page, 'field', field.label || field.name || field.type))];
    }),
  );
  const kinds = forms.flatMap(({ page, form }) => {
    const kind = kindOfForm(form, page);
    return kind === null ? [] : [{ kind, at: seenAt(page, 'form', wordsOf(form)) }];
  });
  const of = (...wanted: readonly FormKind[]) =>
    kinds.flatMap(({ kind, at }) => (wanted.includes(kind) ? [at] : [])).slice(0, most.places);
  const accounts = of('log-in', 'sign-up');
  const [news, comments, orders] = [of('newsletter'), of('comment'), of('order')];
  const yes = (question: string, places: typeof accounts): Proposal[] =>
    places.length === 0 ? [] : proposed(question, 'yes', ...places);
  return [
    ...data,
    ...kinds.flatMap(({ kind, at }) => (named.has(kind) ? [option('forms', kind, at)] : [])),
    ...yes('accounts', accounts),
    ...yes('ugc', comments),
    ...comments.map((at) => option('pd_types', 'user-content', at)),
    ...yes('emails', news),
    ...yes('newsletters', news),
    ...news.map((at) => option('email_kinds', 'newsletter', at)),
    ...orders.map((at) => option('pd_types', 'purchase-history', at)),
  ];
}

function wordsOf({ fields }: SeenForm): string {
  return fields
    .slice(0, 8)
    .map(({ label, name, type }) => label || name || type)
    .join(', ');
}
