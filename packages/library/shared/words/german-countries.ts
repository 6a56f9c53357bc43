/** German names some countries with an article and inflects it: `in der Schweiz`, `in die Vereinigten Staaten`, `für das Vereinigte Königreich`, `nach Kanada`. */
import type { Words } from '@clausewright/engine/document/slots';
import { renamed } from './renamed.ts';

type Form = 'in' | 'to' | 'for';
type Kind = 'bare' | 'feminine' | 'masculine' | 'neuter' | 'plural' | 'islands';

const forms: { readonly [K in Kind]: Readonly<Record<Form, string>> } = {
  bare: { in: 'in ', to: 'nach ', for: '' },
  feminine: { in: 'in der ', to: 'in die ', for: 'die ' },
  masculine: { in: 'im ', to: 'in den ', for: 'den ' },
  neuter: { in: 'im ', to: 'in das ', for: 'das ' },
  plural: { in: 'in den ', to: 'in die ', for: 'die ' },
  islands: { in: 'auf den ', to: 'auf die ', for: 'die ' },
};

const feminine =
  /^(?:Dominikanische|Isle|Mongolei|Republik|Schweiz|Slowakei|Sonderverwaltungsregion|Türkei|Ukraine|Vatikanstadt|Westsahara|Zentralafrikanische)/u;
const masculine = /^(?:Irak|Iran|Jemen|Kosovo|Libanon|Niger|Senegal|Sudan|Südsudan|Tschad)$/u;
const plural = /^(?:Karibische|Niederlande|Palästinensische|Vereinigte )/u;
const islands =
  /inseln$|^(?:Bahamas|Färöer|Kanarische|Komoren|Malediven|Nördliche|Philippinen|Salomonen|Seychellen)/u;

function kindOf(name: string): Kind {
  if (name === 'Vereinigtes Königreich') return 'neuter';
  if (plural.test(name)) return 'plural';
  if (islands.test(name)) return 'islands';
  if (feminine.test(name)) return 'feminine';
  return masculine.test(name) ? 'masculine' : 'bare';
}

/** `Vereinigten Staaten`: an adjective after an article; in the dative plural nouns take an ending too. */
function inflected(form: Form, name: string): string {
  if (name === 'Vereinigtes Königreich')
    return form === 'in' ? 'Vereinigten Königreich' : 'Vereinigte Königreich';
  const kind = kindOf(name);
  if (kind === 'feminine') return form === 'in' ? name.replace(/^(\p{L}+ische) /u, '$1n ') : name;
  if (kind !== 'plural' && kind !== 'islands') return name;
  const weak = name.replaceAll(/(Vereinigte|\p{L}+ische|Nördliche) /gu, '$1n ');
  return form === 'in'
    ? weak.replace(/(inseln|[elr])$/u, (end) => (end === 'inseln' ? end : `${end}n`))
    : weak;
}

export function germanForm(form: Form, name: string): string {
  return `${forms[kindOf(name)][form]}${inflected(form, name)}`;
}

export function germanPlace(form: Form, place: Words): Words {
  return renamed(place, (name) => germanForm(form, name));
}
