import {
  askBannerApproval,
  askDocumentApproval,
  getAgreementDetails,
  readBannerApproval,
  readDocumentApproval,
  type WebsitePage,
} from '@clausewright/contract';
import * as z from 'zod/mini';
import { findSite, site } from '../find-site.ts';
import { type Asking, defineTool, type Told } from '../tool.ts';
import { wherePressed } from '../where-pressed.ts';
import { id } from './questions.ts';

export const requestPublish = defineTool({
  name: 'request_publish',
  description: 'What waits for a person, and where to press. Presses nothing.',
  arguments: z.strictObject({ document: z.optional(id), site: z.optional(site) }),
  run: async (asking, { document, site: named }) => {
    if (document !== undefined) return ofDocument(asking, document);
    if (named === undefined)
      return { ok: false, error: 'invalid', fields: [{ field: 'site', code: 'required' }] };
    const found = await findSite(asking, named);
    return found.ok ? { ok: true, value: await ofSite(asking, found.value) } : found;
  },
});

interface Waiting {
  what: 'document' | 'banner';
  id: string;
  why: 'review' | 'payment' | 'wording' | 'plan';
  review_at?: string;
  press_at: string;
  approval?: object;
}

async function ofDocument(asking: Asking, document: string): Promise<Told> {
  const { relay, publicUrl } = asking;
  const read = await relay(getAgreementDetails, { params: { id: document } });
  if (!read.ok) return read;
  const { status, type } = read.value;
  const press = wherePressed(publicUrl);
  const waiting = {
    what: 'document' as const,
    id: document,
    review_at: press.review(document, type),
    press_at: press.finish(document),
  };
  const waits = status === 'unfinished' ? [await withApproval(asking, waiting)] : [];
  return { ok: true, value: told(waits) };
}

async function ofSite(asking: Asking, { website, documents, banner }: WebsitePage): Promise<object> {
  const { publicUrl } = asking;
  const press = wherePressed(publicUrl);
  const waiting = documents
    .filter(({ status }) => status === 'unfinished')
    .map(({ agreement_id: document, type, due, held }): Waiting => ({
      what: 'document',
      id: document,
      why: held ? 'wording' : due === null ? 'review' : 'payment',
      review_at: press.review(document, type),
      press_at: press.finish(document),
    }));
  const all = [...waiting, ...ofBanner(press, banner)].map((one) => withApproval(asking, one));
  return { ...told(await Promise.all(all)), shown_to_owner_at: press.site(website.id) };
}

function ofBanner(press: ReturnType<typeof wherePressed>, banner: WebsitePage['banner']): Waiting[] {
  if (banner === null) return [];
  const { id: of, paid, published_at: published, changed } = banner.card;
  if (published !== null && !changed) return [];
  return paid
    ? [{ what: 'banner', id: of, why: 'review', press_at: press.banner(of) }]
    : [{ what: 'banner', id: of, why: 'plan', review_at: press.banner(of), press_at: press.plan(of) }];
}

function told(waiting: readonly object[]): { waiting: readonly object[]; published: false; note?: string } {
  return {
    waiting,
    published: false,
    ...(waiting.length > 0 && { note: 'A person has to open press_at and press the button there.' }),
  };
}

/** Where an organisation publishes nothing that nobody approved: whether somebody did, and whoever may is written to. */
async function withApproval<One extends Pick<Waiting, 'what' | 'id'>>(
  { relay }: Asking,
  one: One,
): Promise<One & { approval?: object }> {
  const params = { id: one.id };
  const isDocument = one.what === 'document';
  const read = await relay(isDocument ? readDocumentApproval : readBannerApproval, { params });
  if (!read.ok || !read.value.required || read.value.state === null) return one;
  const { state } = read.value;
  if (state === 'approved') return { ...one, approval: { state } };
  const asked = await relay(isDocument ? askDocumentApproval : askBannerApproval, { params });
  return { ...one, approval: { state, asked: asked.ok ? asked.value.asked : 0 } };
}
