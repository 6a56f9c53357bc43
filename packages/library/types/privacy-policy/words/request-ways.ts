/** The ways in which people make a request. */
import { type Context, given, has, link, type Prose } from '@clausewright/engine/document/authoring';
import { ways } from '../../../shared/words/request-ways.ts';
import type { PrivacyQuestions } from '../clause.ts';

/** One entry per way to make a request, for `items`; a postal address stands last. */
export function requestWays({ a, say, language }: Context<PrivacyQuestions>): Prose[] {
  const way = ways[language];
  // Read whether chosen or not, so that the questions are known as those of the clause.
  const { request_email, request_form_url, request_phone, request_toll_free, request_post, request_online } =
    say;
  const address = a.entity_type === 'individual' ? request_post : say.business_address;
  return [
    ...(has(a.request_channels, 'email') ? [way.email(link(request_email, 'mailto:'))] : []),
    ...(has(a.request_channels, 'form') ? [way.form(link(request_form_url))] : []),
    ...(has(a.request_channels, 'account-settings') ? [way.account] : []),
    ...(has(a.request_channels, 'phone') ? [way.phone(link(request_phone, 'tel:'))] : []),
    ...(has(a.request_channels, 'toll-free') ? [way.tollFree(link(request_toll_free, 'tel:'))] : []),
    ...(has(a.request_channels, 'post') ? [way.post(address)] : []),
    ...(given(a.request_online) ? [way.email(link(request_online, 'mailto:'))] : []),
  ];
}
