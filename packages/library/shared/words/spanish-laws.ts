/** Spanish names most laws by an adjective: `la legislación irlandesa`. */
import type { Words } from '@clausewright/engine/document/slots';
import { renamed } from './renamed.ts';

const laws: Readonly<Record<string, string>> = {
  Alemania: 'alemana',
  Australia: 'australiana',
  Austria: 'austriaca',
  Bulgaria: 'búlgara',
  Bélgica: 'belga',
  Chequia: 'checa',
  Chipre: 'chipriota',
  Croacia: 'croata',
  Dinamarca: 'danesa',
  Eslovaquia: 'eslovaca',
  Eslovenia: 'eslovena',
  España: 'española',
  Estonia: 'estonia',
  Finlandia: 'finlandesa',
  Francia: 'francesa',
  Grecia: 'griega',
  Hungría: 'húngara',
  India: 'india',
  Irlanda: 'irlandesa',
  Islandia: 'islandesa',
  Italia: 'italiana',
  Japón: 'japonesa',
  Letonia: 'letona',
  Lituania: 'lituana',
  Luxemburgo: 'luxemburguesa',
  Malta: 'maltesa',
  Noruega: 'noruega',
  'Nueva Zelanda': 'neozelandesa',
  'Países Bajos': 'neerlandesa',
  Polonia: 'polaca',
  Portugal: 'portuguesa',
  Rumanía: 'rumana',
  Sudáfrica: 'sudafricana',
  Suecia: 'sueca',
  Suiza: 'suiza',
  Turquía: 'turca',
};

/** What stands after "la legislación"; `vigente en Singapur` where no adjective is usual. */
export function spanishLawOf(name: string): string {
  return laws[name] ?? `vigente en ${name}`;
}

export function spanishLaw(country: Words): Words {
  return renamed(country, spanishLawOf);
}
