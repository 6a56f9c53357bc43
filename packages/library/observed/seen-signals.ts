/** What services that were seen imply beyond their names: chats, programmes that pay for sales, signals of consent. */
import { findVendor } from '../vendors/list.ts';
import { vendorTags } from '../vendors/banner/tags.ts';
import { option, type Proposal, proposed, seenAt } from './proposal.ts';
import type { SeenSite } from './seen-site.ts';

/** Google's tags say in this parameter that they follow Consent Mode. */
const consentMode = /[?&]gcs=G1\d\d/u;

export function fromSignals({ services, own, consentTool }: SeenSite): Proposal[] {
  const known = services.filter((service) => service.known && service.evidence.length > 0);
  const inCategory = (category: string) =>
    known
      .filter(({ id }) => findVendor(id)?.categories[0] === category)
      .flatMap(({ evidence }) => evidence.slice(0, 1));
  const ofKind = (kind: string) =>
    known
      .filter(({ id }) => Object.hasOwn(vendorTags, id) && vendorTags[id]?.kind === kind)
      .flatMap(({ evidence }) => evidence.slice(0, 1));
  const chats = inCategory('support_crm');
  const affiliates = inCategory('affiliate');
  const modes = services.flatMap(({ evidence }) => evidence.filter(({ what }) => consentMode.test(what)));
  const tcf = own.find(({ name }) => /^euconsent-v2$/u.test(name));
  const yes = (question: string, seen: typeof chats): Proposal[] =>
    seen.length === 0 ? [] : proposed(question, 'yes', ...seen);
  return [
    ...chats.flatMap((at) => [option('forms', 'chat', at), option('pd_types', 'messages', at)]),
    ...ofKind('booking').map((at) => option('forms', 'booking', at)),
    ...ofKind('reviews').flatMap((at) => proposed('reviews', 'platform', at)),
    ...yes('affiliates_program', affiliates),
    ...yes('affiliate', affiliates),
    ...yes('gcm', modes.slice(0, 2)),
    ...(tcf === undefined ? [] : proposed('tcf', 'yes', seenAt(tcf.page, 'cookie', tcf.name))),
    ...(consentTool === null || consentTool.name === 'Clausewright'
      ? []
      : proposed('banner', 'another', seenAt(consentTool.page, 'data', consentTool.name))),
    // Whoever reaches a server tells it its address and its browser.
    ...inCategory('analytics').map((at) => option('pd_types', 'device-log', at)),
  ];
}
