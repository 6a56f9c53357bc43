/** The second layer: what each type and vendor is for, and a switch for all that may be refused. */
import type { PreferencesConfig } from '@clausewright/contract/banner';
import { consentTypes } from '@clausewright/contract/consent-types';
import { requests } from '../features.ts';
import type { Banner } from '../module-api.ts';
import { dialogSheet } from './sheet.ts';
import { typeSection } from './type-section.ts';

/** In its place in the page, not yet shown; `closed` once it is gone, however it went. */
export function makeDialog(
  banner: Banner,
  preferences: PreferencesConfig,
  closed: () => void,
): HTMLDialogElement {
  const { config, make } = banner;
  const { vendors, words: layer, language } = config;
  const { words, responsible } = preferences;
  const { element, root } = banner.host(dialogSheet);
  const places = [...vendors.keys()];
  /** What Save would keep. Begins as what runs now, so nothing is on that was not allowed. */
  const chosen = new Set(places.filter((place) => banner.allowed(place)));

  const answer = (
    label: string,
    action: 'accept' | 'reject' | 'custom',
    allowed: (place: number) => boolean,
  ) =>
    make(
      'button',
      {
        class: action === 'custom' ? 'main' : 'all',
        click: () => {
          dialog.close();
          banner.decide(new Set(places.filter(allowed)), 2, action);
        },
      },
      label,
    );
  const all = [
    answer(words.reject, 'reject', (place) => vendors[place]!.type === 'ESSENTIAL'),
    answer(words.accept, 'accept', () => true),
  ];
  // In the order of the first layer.
  if (layer.buttons[0]?.[0] === 'accept') all.reverse();
  const foot = make(
    'div',
    { class: 'foot' },
    ...all,
    answer(words.save, 'custom', (place) => chosen.has(place)),
  );
  const choice = banner.choice();
  if (choice) {
    // Day before month, as everywhere in Europe.
    const date = new Date(choice.at).toLocaleDateString(language === 'en' ? 'en-GB' : language, {
      dateStyle: 'long',
    });
    foot.append(make('p', {}, words.record.replace('{record}', choice.visitor).replace('{date}', date)));
  }

  const body = make('div', { class: 'body' });
  if (banner.signal) body.append(make('p', { class: 'signal' }, words.signal));
  body.append(...consentTypes.map((type) => typeSection(banner, preferences, type, chosen)));
  if (responsible) body.append(make('p', { class: 'responsible' }, responsible));
  if (requests && preferences.requests) {
    const { url: href, label } = preferences.requests;
    const link = make('a', { href, target: '_blank', rel: 'noopener' }, label);
    body.append(make('p', { class: 'responsible' }, link));
  }

  const close = make(
    'button',
    { class: 'close', 'aria-label': words.close, click: () => dialog.close() },
    '×',
  );
  const dialog = make(
    'dialog',
    {
      'aria-label': layer.choices,
      dir: 'auto',
      close: () => {
        element.remove();
        closed();
      },
    },
    make('div', { class: 'head' }, make('h2', {}, layer.choices), close),
    body,
    foot,
  );
  root.append(dialog);
  document.body.append(element);
  return dialog;
}
