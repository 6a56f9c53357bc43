/** Italian names a country with its article: `la Francia`, `in Francia`, `della Francia`; its law by an adjective where one is usual. */
import type { Words } from '@clausewright/engine/document/slots';
import { renamed } from './renamed.ts';

type Form = 'the' | 'in' | 'of';
type Kind = 'bare' | 'elided' | 'feminine' | 'masculine' | 'plural' | 'vowelPlural' | 'femininePlural';

const forms: { readonly [K in Kind]: Readonly<Record<Form, string>> } = {
  bare: { the: '', in: 'a ', of: 'di ' },
  elided: { the: 'l’', in: 'in ', of: 'dell’' },
  feminine: { the: 'la ', in: 'in ', of: 'della ' },
  masculine: { the: 'il ', in: 'in ', of: 'del ' },
  plural: { the: 'i ', in: 'nei ', of: 'dei ' },
  vowelPlural: { the: 'gli ', in: 'negli ', of: 'degli ' },
  femininePlural: { the: 'le ', in: 'nelle ', of: 'delle ' },
};

const bare =
  /^(?:Andorra|Anguilla|Antigua|Aruba|Bahrein|Barbados|Ceuta|Cipro|Cuba|Curaçao|El Salvador|Gibilterra|Gibuti|Goa|Grenada|Guam|Guernsey|Haiti|Hong Kong|Israele|Jersey|Kiribati|Macao|Malta|Mauritius|Mayotte|Monaco|Montserrat|Nauru|Niue|Palau|Portorico|Saint|San Marino|Sant’Elena|Sark|Singapore|Sint|São|Taiwan|Terranova|Tokelau|Tonga|Trinidad|Tuvalu|Vanuatu|Wallis)/u;
const plural = /^(?:Caraibi|Paesi|Territori )/u;
const vowelPlural = /^(?:Emirati|Stati)/u;
const femininePlural =
  /^(?:Andamane|Bahamas|Bermuda|Comore|Figi|Filippine|Hawaii|Isole|Laccadive|Maldive|Samoa|Seychelles|Terre)/u;
/** They take the article after `in`: `nel Regno Unito`. */
const articled = /^(?:Delaware|Distretto|Maine|New |Nuovo |Québec|Regno|Territorio )/u;
const feminine = /a$|^(?:Bosnia|Carolina|Città|Corea|Costa|Guinea|Isola|Macedonia|Nuova|Virginia) ?/u;
const masculineInA =
  /^(?:Botswana|Canada|Ghana|Guatemala|Kenya|Manitoba|Montana|Nebraska|Nevada|Nicaragua|Panama|Ruanda|Saskatchewan|Venezuela)$/u;

function kindOf(name: string): Kind {
  if (bare.test(name)) return 'bare';
  if (plural.test(name)) return 'plural';
  if (vowelPlural.test(name)) return 'vowelPlural';
  if (femininePlural.test(name)) return 'femininePlural';
  if (/^[AEIOUÅ]/u.test(name)) return 'elided';
  return feminine.test(name) && !masculineInA.test(name) ? 'feminine' : 'masculine';
}

/** `negli Stati Uniti`, `dell’Irlanda`; the two regions of China by their short names. */
export function italianForm(form: Form, listed: string): string {
  const name = listed.replace(/^RAS di /u, '');
  if (/^(?:New York|Washington)$/u.test(name))
    return `${{ the: 'lo', in: 'nello', of: 'dello' }[form]} Stato di ${name}`;
  if (form === 'in' && articled.test(name)) return `nel ${name}`;
  if (form === 'in' && /^(?:Andorra|Israele)$/u.test(name)) return `in ${name}`;
  if (form !== 'in' && /^(?:Zambia|Zimbabwe|Yemen|Yukon)$/u.test(name))
    return `${form === 'of' ? 'dello' : 'lo'} ${name}`;
  return `${forms[kindOf(name)][form]}${name}`;
}

const laws: Readonly<Record<string, string>> = {
  Austria: 'austriaca',
  Belgio: 'belga',
  Danimarca: 'danese',
  Finlandia: 'finlandese',
  Francia: 'francese',
  Germania: 'tedesca',
  Irlanda: 'irlandese',
  Italia: 'italiana',
  Lussemburgo: 'lussemburghese',
  'Paesi Bassi': 'olandese',
  Polonia: 'polacca',
  Portogallo: 'portoghese',
  Spagna: 'spagnola',
  Svezia: 'svedese',
  Svizzera: 'svizzera',
};

/** The words of a country, each with the article or preposition that the sentence needs. */
export function italianPlace(form: Form, place: Words): Words {
  return renamed(place, (name) => italianForm(form, name));
}

/** `irlandese`, `della Norvegia`: what stands after "la legge". */
export function italianLaw(country: Words): Words {
  return renamed(country, (name) => laws[name] ?? italianForm('of', name));
}
