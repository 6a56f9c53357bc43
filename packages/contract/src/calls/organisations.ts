/** Organisations: several people who work on the same websites, documents and banners. */
import * as z from 'zod/mini';
import { currentPassword, email } from '../account-fields.ts';
import { defineCall } from '../call.ts';
import { id, idParams, language, moment } from '../fields.ts';
import { limits } from '../limits.ts';
import { memberRoles } from '../member-roles.ts';
import { websiteKinds } from './websites.ts';

const name = z.string().check(z.trim(), z.minLength(1), z.maxLength(limits.organisationName));
const role = z.enum(memberRoles);
/** Ids of websites; null: all, also those that come later. */
const websiteIds = z.nullable(z.array(id).check(z.minLength(1), z.maxLength(limits.keyWebsites)));
const websites = z.nullable(z.array(z.object({ id, kind: z.enum(websiteKinds), name: z.string() })));

const organisation = z.object({
  id,
  name: z.string(),
  role,
  /** Whoever acts for it has to log in by its provider. */
  provider_required: z.optional(z.boolean()),
});
export type Organisation = z.output<typeof organisation>;

const member = z.object({
  /** Of the person. */
  id,
  email: z.string(),
  name: z.string(),
  role,
  websites,
  joined_at: moment,
  /** Letters to the organisation go to this member. */
  contact: z.boolean(),
});
export type Member = z.output<typeof member>;

const invitation = z.object({ id, email: z.string(), role, websites, expires_at: moment });
export type Invitation = z.output<typeof invitation>;

export const listOrganisations = defineCall({
  id: 'listOrganisations',
  method: 'GET',
  path: '/organisation/list',
  summary:
    'The organisations that the caller belongs to, by name; that one alone whose provider opened the session.',
  limit: 'account',
  members: 'person',
  throughProvider: true,
  access: 'customer',
  result: z.object({
    organisations: z.array(organisation),
    /** The session acts for this one, and reaches nothing of the own account. */
    alone: z.boolean(),
  }),
});

export const newOrganisation = defineCall({
  id: 'newOrganisation',
  method: 'POST',
  path: '/organisation/new',
  summary: 'Makes an organisation; its maker is its first owner.',
  limit: 'account',
  members: 'person',
  activity: { within: ['organisation-made'] },
  access: 'customer',
  body: z.strictObject({ name, language }),
  result: z.object({ organisation }),
});

export const changeOrganisation = defineCall({
  id: 'changeOrganisation',
  method: 'PUT',
  path: '/organisation/details',
  summary:
    'Changes the organisation that the caller acts for: name, who has its letters, what needs approval.',
  limit: 'account',
  members: { right: 'manage', of: 'account' },
  activity: 'organisation-changed',
  access: 'customer',
  body: z.strictObject({ name, contact: id, approval_required: z.optional(z.boolean()) }),
  result: z.object({}),
});

export const deleteOrganisation = defineCall({
  id: 'deleteOrganisation',
  method: 'POST',
  path: '/organisation/delete',
  summary: 'Deletes the organisation that the caller acts for, with all that belongs to it.',
  limit: 'login',
  members: { right: 'manage', of: 'account' },
  activity: { none: 'the list goes with the organisation' },
  access: 'customer',
  body: z.strictObject({ password: currentPassword }),
  result: z.object({}),
});

export const listMembers = defineCall({
  id: 'listMembers',
  method: 'GET',
  path: '/organisation/members',
  summary: 'Who belongs to the organisation that the caller acts for, and who is invited.',
  limit: 'account',
  members: { right: 'manage', of: 'account' },
  access: 'customer',
  result: z.object({
    name: z.string(),
    members: z.array(member),
    invitations: z.array(invitation),
    /** Nothing is published unless somebody else approved of this very version. */
    approval_required: z.boolean(),
    /** Every member's work could be approved by somebody else. */
    approvers: z.boolean(),
  }),
});

export const inviteMember = defineCall({
  id: 'inviteMember',
  method: 'POST',
  path: '/organisation/invite',
  summary: 'Writes to somebody who is to join; a further invitation of the same address replaces the first.',
  limit: 'letter',
  members: { right: 'manage', of: 'account' },
  activity: 'member-invited',
  access: 'customer',
  body: z.strictObject({ email, role, websites: websiteIds, language }),
  result: z.object({ invitation }),
});

export const withdrawInvitation = defineCall({
  id: 'withdrawInvitation',
  method: 'DELETE',
  path: '/organisation/invitations/:id',
  summary: 'Ends an invitation that was not accepted.',
  limit: 'account',
  members: { right: 'manage', of: 'account' },
  activity: 'invitation-withdrawn',
  access: 'customer',
  params: idParams,
  result: z.object({}),
});

export const changeMember = defineCall({
  id: 'changeMember',
  method: 'PUT',
  path: '/organisation/members/:id',
  summary: 'Gives a member another role or other websites; the last owner stays one.',
  limit: 'account',
  members: { right: 'manage', of: 'account' },
  activity: 'member-changed',
  access: 'customer',
  params: idParams,
  body: z.strictObject({ role, websites: websiteIds }),
  result: z.object({ member }),
});

export const removeMember = defineCall({
  id: 'removeMember',
  method: 'DELETE',
  path: '/organisation/members/:id',
  summary: 'Ends a membership at once; the last owner stays one.',
  limit: 'account',
  members: { right: 'manage', of: 'account' },
  activity: 'member-removed',
  access: 'customer',
  params: idParams,
  result: z.object({}),
});

export const leaveOrganisation = defineCall({
  id: 'leaveOrganisation',
  method: 'POST',
  path: '/organisation/leave/:id',
  summary: 'Ends the own membership of an organisation; its last owner stays.',
  limit: 'account',
  members: 'person',
  activity: { within: ['member-left'] },
  access: 'customer',
  params: idParams,
  result: z.object({}),
});

const secret = z.string().check(z.regex(/^[\w-]{22,64}$/));

export const readInvitation = defineCall({
  id: 'readInvitation',
  method: 'POST',
  path: '/invitation/read',
  summary: 'Who invites to what; the secret is from the letter.',
  limit: 'link',
  members: 'person',
  activity: { none: 'reads only' },
  body: z.strictObject({ secret }),
  result: z.object({ organisation: z.string(), email: z.string(), role }),
});

export const acceptInvitation = defineCall({
  id: 'acceptInvitation',
  method: 'POST',
  path: '/invitation/accept',
  summary: 'Joins an organisation; only the account of the address that was invited may.',
  limit: 'link',
  members: 'person',
  activity: { within: ['member-joined'] },
  access: 'customer',
  body: z.strictObject({ secret }),
  result: z.object({ organisation }),
});
