/** Where the fields that a server names in its refusals stand. */
import { tabPaths } from '../../consent-tab-paths.ts';

/** The element of a field: `appearance.custom.button` is `appearance-custom-button`. */
export function fieldId(field: string): string {
  return field.replaceAll('.', '-');
}

/** Page and element of a field. */
export function getFieldPlace(id: string, field: string): string {
  const tab = field.startsWith('vendors') ? 'vendors' : 'appearance';
  return `${tabPaths[tab](id)}#${fieldId(field)}`;
}
