import type { ProviderContext } from '../provider-form.ts';

/** Labelled places for the three frames of a card, in the element that React leaves to the provider. */
export function hostedFieldBoxes(
  element: HTMLElement,
  words: ProviderContext['words'],
): Record<'number' | 'expirationDate' | 'cvv', { container: HTMLElement; placeholder?: string }> {
  const box = (label: string) => {
    const field = document.createElement('div');
    field.className = 'field';
    const name = document.createElement('span');
    name.className = 'label';
    name.textContent = label;
    const container = document.createElement('div');
    container.className = 'input hosted';
    field.append(name, container);
    return { field, container };
  };
  const number = box(words.number);
  const expiry = box(words.expiry);
  const code = box(words.code);
  const pair = document.createElement('div');
  pair.className = 'grid2 mt-4';
  pair.append(expiry.field, code.field);
  element.replaceChildren(number.field, pair);
  return {
    number: { container: number.container },
    expirationDate: { container: expiry.container, placeholder: 'MM / YY' },
    cvv: { container: code.container },
  };
}

/** Our colours inside Braintree's frames. */
export function hostedFieldStyles(): Record<string, Record<string, string>> {
  const style = getComputedStyle(document.documentElement);
  const token = (name: string) => style.getPropertyValue(name).trim();
  return {
    input: { 'font-size': '16px', color: token('--ink') },
    '::placeholder': { color: token('--ink-3') },
    '.invalid': { color: token('--danger') },
  };
}
