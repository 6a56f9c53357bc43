/** French names a country with its article: `la France`, `en France`, `de la France`; its law by an adjective where one is usual. */
import type { Words } from '@clausewright/engine/document/slots';
import { renamed } from './renamed.ts';

type Form = 'the' | 'in' | 'of';
type Kind = 'bare' | 'plural' | 'elided' | 'feminine' | 'masculine' | 'isle';

const forms: { readonly [F in Form]: Readonly<Record<Kind, string>> } = {
  the: { bare: '', plural: 'les ', elided: 'l’', feminine: 'la ', masculine: 'le ', isle: 'l’' },
  in: { bare: 'à ', plural: 'aux ', elided: 'en ', feminine: 'en ', masculine: 'au ', isle: 'à l’' },
  of: { bare: 'de ', plural: 'des ', elided: 'de l’', feminine: 'de la ', masculine: 'du ', isle: 'de l’' },
};

const bare =
  /^(?:Bahreïn|Chypre|Cuba|Curaçao|Djibouti|Gibraltar|Grenade|Guam|Guernesey|Haïti|Hong Kong|Jersey|Kiribati|La Réunion|Macao|Madagascar|Malte|Maurice|Mayotte|Monaco|Montserrat|Nauru|Niue|Porto Rico|Saint|Sao Tomé|Singapour|Sri Lanka|Taïwan|Terre-Neuve|Tokelau|Trinité|Tuvalu|Vanuatu|Wallis)/u;
const bareElided = /^(?:Anguilla|Antigua|Aruba|Hawaï|Hawaii|Israël|Oman)/u;
/** States named like their best-known city. */
const cityToo = /^(?:New York|Washington)$/u;
const plural =
  /^(?:Bahamas|Bermudes|Comores|Émirats|États-Unis|Fidji|Îles|Maldives|Palaos|Pays-Bas|Philippines|Samoa|Seychelles|Terres|Territoires)/u;
const masculineInE =
  /^(?:Belize|Cambodge|Congo-Brazzaville|Delaware|Maine|Mexique|Mozambique|New Hampshire|Nouveau-Mexique|Suriname|Tennessee|Zimbabwe)$|^Territoire /u;
const feminine = /e$|^(?:Afrique|Caroline|Corée|Géorgie|Guinée|Macédoine|Nouvelle)[ -]/u;

function kindOf(name: string): Kind {
  if (bare.test(name)) return 'bare';
  if (plural.test(name)) return 'plural';
  if (/^(?:Île|État) /u.test(name)) return 'isle';
  if (/^[AEIOUÉÎ]/u.test(name)) return 'elided';
  return feminine.test(name) && !masculineInE.test(name) ? 'feminine' : 'masculine';
}

/** `aux États-Unis`, `de l’Irlande`; the two regions of China by their short names. */
export function frenchForm(form: Form, listed: string): string {
  const name = listed.replace(/^R\.A\.S\. chinoise de /u, '');
  if (cityToo.test(name)) return `${{ the: 'l’', in: 'dans l’', of: 'de l’' }[form]}État de ${name}`;
  if (bareElided.test(name))
    return `${{ the: '', in: name === 'Israël' ? 'en ' : 'à ', of: 'd’' }[form]}${name}`;
  return `${forms[form][kindOf(name)]}${name}`;
}

const laws: Readonly<Record<string, string>> = {
  Allemagne: 'allemand',
  Autriche: 'autrichien',
  Belgique: 'belge',
  Danemark: 'danois',
  Espagne: 'espagnol',
  Finlande: 'finlandais',
  France: 'français',
  Irlande: 'irlandais',
  Italie: 'italien',
  Luxembourg: 'luxembourgeois',
  'Pays-Bas': 'néerlandais',
  Pologne: 'polonais',
  Portugal: 'portugais',
  Suède: 'suédois',
  Suisse: 'suisse',
};

/** The words of a country, each with the article or preposition that the sentence needs. */
export function withForm(form: Form, country: Words): Words {
  return renamed(country, (name) => frenchForm(form, name));
}

/** `irlandais`, `de la Norvège`: what stands after "le droit". */
export function frenchLaw(country: Words): Words {
  return renamed(country, (name) => laws[name] ?? frenchForm('of', name));
}
