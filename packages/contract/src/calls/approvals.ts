/** What members of an organisation say of a version before it is published. */
import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { id, idParams, moment, ordinal } from '../fields.ts';
import { limits } from '../limits.ts';

/** `open`: nobody who counts said anything of what waits; `declined`: at least one did not approve. */
export const approvalStates = ['open', 'approved', 'declined'] as const;
export type ApprovalState = (typeof approvalStates)[number];

const decision = z.object({
  id,
  /** Null where the account is gone. */
  name: z.nullable(z.string()),
  approved: z.boolean(),
  remark: z.nullable(z.string()),
  at: moment,
  /** Of the version of a document; null for banners, whose drafts have no number. */
  number: z.nullable(z.int()),
  /** It is about what waits now; others are about an older version. */
  current: z.boolean(),
  /** It decides: the last word of its member on what waits, who may still approve. */
  counts: z.boolean(),
});
export type ApprovalDecision = z.output<typeof decision>;

const approval = z.object({
  /** The organisation publishes nothing without it. */
  required: z.boolean(),
  /** Null where nothing waits, or outside of organisations. */
  state: z.nullable(z.enum(approvalStates)),
  /** What waits, as a decision has to name it; null where nothing does. */
  revision: z.nullable(z.string()),
  /** The caller may decide on it. */
  may_decide: z.boolean(),
  /** The caller changed what waits, and so cannot approve of it. */
  own: z.boolean(),
  /** The caller may write to those who may approve, of whom there are some. */
  may_ask: z.boolean(),
  /** The caller's role publishes. */
  may_publish: z.boolean(),
  /** Members who could approve of it. */
  approvers: z.int(),
  /** Newest first. */
  decisions: z.array(decision),
});
export type Approval = z.output<typeof approval>;

const remark = z.optional(z.string().check(z.trim(), z.minLength(1), z.maxLength(limits.approvalRemark)));
const said = { approved: z.boolean(), remark };
const asked = z.object({ asked: z.int() });

export const readDocumentApproval = defineCall({
  id: 'readDocumentApproval',
  method: 'GET',
  path: '/agreement/approval/:id',
  summary: 'Who approved or declined which version of a document, and whether what waits may be published.',
  limit: 'read',
  key: { scope: 'read', of: 'agreement' },
  access: 'customer',
  params: idParams,
  result: approval,
});

export const decideDocument = defineCall({
  id: 'decideDocument',
  method: 'POST',
  path: '/agreement/approval/:id',
  summary: 'Approves or declines the version of a document that waits, for an organisation.',
  limit: 'account',
  members: { right: 'approve', of: 'agreement' },
  activity: { within: ['document-approved', 'document-declined'] },
  access: 'customer',
  params: idParams,
  body: z.strictObject({
    /** Of the document, as its page read it; another one is refused as `revision-changed`. */
    revision: ordinal,
    ...said,
  }),
  result: approval,
});

export const askDocumentApproval = defineCall({
  id: 'askDocumentApproval',
  method: 'POST',
  path: '/agreement/approval/ask/:id',
  summary: 'Writes to the members who may approve what waits of a document; once each for one version.',
  limit: 'letter',
  key: { scope: 'write', of: 'agreement' },
  activity: 'document-review-asked',
  access: 'customer',
  params: idParams,
  result: asked,
});

export const readBannerApproval = defineCall({
  id: 'readBannerApproval',
  method: 'GET',
  path: '/privacy-consent/approval/:id',
  summary: 'Who approved or declined which draft of a banner, and whether the present one may be published.',
  limit: 'read',
  key: { scope: 'read', of: 'banner' },
  access: 'customer',
  params: idParams,
  result: approval,
});

export const decideBanner = defineCall({
  id: 'decideBanner',
  method: 'POST',
  path: '/privacy-consent/approval/:id',
  summary: 'Approves or declines the draft of a banner, for an organisation.',
  limit: 'account',
  members: { right: 'approve', of: 'banner' },
  activity: { within: ['banner-approved', 'banner-declined'] },
  access: 'customer',
  params: idParams,
  body: z.strictObject({
    /** Digest of the draft that was read; another one is refused as `revision-changed`. */
    revision: z.string().check(z.regex(/^[0-9a-f]{32}$/)),
    ...said,
  }),
  result: approval,
});

export const askBannerApproval = defineCall({
  id: 'askBannerApproval',
  method: 'POST',
  path: '/privacy-consent/approval/ask/:id',
  summary: 'Writes to the members who may approve the draft of a banner; once each for one draft.',
  limit: 'letter',
  key: { scope: 'write', of: 'banner' },
  activity: 'banner-review-asked',
  access: 'customer',
  params: idParams,
  result: asked,
});
