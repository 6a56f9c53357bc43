import type { Option } from '@clausewright/engine/questionnaire/definition';

/** What an app may ask the device for. */
export const permissions = [
  { id: 'notifications' },
  { id: 'camera' },
  { id: 'photos' },
  { id: 'microphone' },
  { id: 'location-approximate' },
  { id: 'location-precise' },
  { id: 'contacts' },
  { id: 'location-background', more: true },
  { id: 'calendar', more: true },
  { id: 'bluetooth', more: true },
  { id: 'motion', more: true },
  { id: 'health', more: true },
  { id: 'files', more: true },
  { id: 'sms-call-log', more: true },
  { id: 'advertising-id', more: true },
] as const satisfies readonly Option[];

/** The same, each offered only where the app asks for it. */
export const chosenPermissions = permissions.map(({ id }) => ({
  id,
  when: { has: ['app_permissions', id] as const },
})) satisfies readonly Option[];
