/*
 * What the forms of Apple ("App privacy details") and Google Play ("Data safety") ask, as far as the answers tell; what they
 * leave open stands in the owner's list of things to do (store-checks.ts, decision 028). Categories stand as the stores
 * write them in English, so that they are found in the form. linked holds only what names a person or hangs on an account;
 * untracked stands only where nobody advertises, sells or adds a provider of their own. Left out: Google's 'processed
 * ephemerally' and 'optional', Apple's optional disclosure, the Microsoft Store.
 */
import type { Language } from '@clausewright/contract/languages';
import {
  type Context,
  given,
  has,
  link,
  properName,
  prose,
  type Prose,
  records,
  type Words,
} from '../../document/authoring.ts';
import type { Answers } from '../../questionnaire/definition.ts';
import { sharesData, type StoreRow, storeRows, wantsStoreForms } from '../store-forms.ts';
import type { Automatic } from '../store-types.ts';
import { type DataType, dataTypeWords } from '../words/pd-types.ts';
import { type PurposeOption, purposeWords } from '../words/purposes.ts';
import { type SpecialData, specialDataWords } from '../words/special-data.ts';
import { storeFormWords } from '../words/store-forms.ts';
import { clause, type PrivacyQuestions } from './clause.ts';

interface Nouns {
  automatic: Record<Automatic, Words>;
  types: Record<DataType, Words>;
  special: Record<SpecialData, Words>;
  purposes: Record<PurposeOption, Words>;
}
type Spoken = Context<PrivacyQuestions, Language, never, Nouns>;
type Given = Spoken['a'];

function nameOf({ w }: Spoken, row: StoreRow): Words {
  if (row.of === 'type') return w.types[row.id];
  return row.of === 'special' ? w.special[row.id] : w.automatic[row.id];
}

/** A kind whose purpose the answers do not tell is for the owner to place. */
function rowsOf(a: Given): readonly StoreRow[] {
  return storeRows(a as Answers).filter(({ purposes }) => purposes.length > 0);
}

function linked(c: Spoken): Words[] {
  return rowsOf(c.a).flatMap((row) => (row.linked === true ? [nameOf(c, row)] : []));
}

function tracked(c: Spoken): Words[] {
  return rowsOf(c.a).flatMap((row) => (row.tracked === true ? [nameOf(c, row)] : []));
}

/** Names of purposes hold an “and” of their own: commas alone part them. */
function listed(names: readonly (Words | Prose)[]): Words | Prose {
  return names.reduce((all, name) => prose`${all}, ${name}`);
}

function table(c: Spoken, labels: Record<'data' | 'apple' | 'google' | 'purposes', string>) {
  return records(
    labels,
    rowsOf(c.a).map((row) => ({
      data: nameOf(c, row),
      apple: properName(row.apple),
      google: properName(row.google),
      purposes: listed(row.purposes.map((purpose) => c.w.purposes[purpose])),
    })),
  );
}

/**
 * Drafting note. Apple's App Privacy Details and Google Play's Data safety form; no duty of law. Names of data and purposes
 * are those of the forms, from knowledge. Only what follows from the answers stands here; the rest is asked of the owner
 * (decision 028).
 */
export const storeForms = clause({
  id: 'pp.storeforms',
  version: 2,
  price: 'detail_table',
  when: (a) => a.store_sheet === 'yes' && wantsStoreForms(a as Answers),
  parts: {
    table: { meets: [] },
    linked: { meets: [], when: (a) => rowsOf(a).some((row) => row.linked === true) },
    tracked: { meets: [], when: (a) => rowsOf(a).some((row) => row.tracked === true) },
    untracked: { meets: [], when: (a) => rowsOf(a).every((row) => row.tracked === false) },
    encrypted: { meets: [], when: (a) => has(a.security_measures, 'tls') },
    deletion: { meets: [] },
    page: { meets: [], when: (a) => given(a.delete_account_url) },
    shared: { meets: [], when: (a) => sharesData(a as Answers) },
  },
  words: {
    de: {
      automatic: storeFormWords.de,
      types: dataTypeWords.de,
      special: specialDataWords.de,
      purposes: purposeWords.de,
    },
    en: {
      automatic: storeFormWords.en,
      types: dataTypeWords.en,
      special: specialDataWords.en,
      purposes: purposeWords.en,
    },
    es: {
      automatic: storeFormWords.es,
      types: dataTypeWords.es,
      special: specialDataWords.es,
      purposes: purposeWords.es,
    },
    fr: {
      automatic: storeFormWords.fr,
      types: dataTypeWords.fr,
      special: specialDataWords.fr,
      purposes: purposeWords.fr,
    },
    it: {
      automatic: storeFormWords.it,
      types: dataTypeWords.it,
      special: specialDataWords.it,
      purposes: purposeWords.it,
    },
    nl: {
      automatic: storeFormWords.nl,
      types: dataTypeWords.nl,
      special: specialDataWords.nl,
      purposes: purposeWords.nl,
    },
  },
  text: {
    de: (c) => prose`
      ## Anhang: Angaben für die App-Stores

      Dieser Anhang ordnet die Daten unserer App den Formularen von Apple und Google Play zu. Die Kategorien stehen in der englischen Schreibweise der Formulare.

      ${c.part.table(table(c, { data: 'Daten', apple: 'Kategorie bei Apple', google: 'Kategorie bei Google Play', purposes: 'Zwecke' }))}

      ${c.part.linked`**Mit der Identität verknüpft:** ${c.and(linked(c))}.`}

      ${c.part.tracked`**Für Tracking verwendet:** ${c.and(tracked(c))}.`} ${c.part.untracked`**Für Tracking verwendet:** keine dieser Daten.`}

      ### Weitere Angaben bei Google Play

      - ${c.part.encrypted`Verschlüsselte Übertragung: ja`}
      - ${c.part.deletion`Nutzer können die Löschung ihrer Daten verlangen: ja ${c.part.page`(${link(c.say.delete_account_url)})`}`}
      - ${c.part.shared`Weitergabe an andere für deren Zwecke: ja`}`,
    en: (c) => prose`
      ## Appendix: answers for the app stores

      This appendix assigns the data of our app to the forms of Apple and Google Play. The categories are those of the English forms.

      ${c.part.table(table(c, { data: 'Data', apple: 'Category at Apple', google: 'Category at Google Play', purposes: 'Purposes' }))}

      ${c.part.linked`**Linked to identity:** ${c.and(linked(c))}.`}

      ${c.part.tracked`**Used for tracking:** ${c.and(tracked(c))}.`} ${c.part.untracked`**Used for tracking:** none of these data.`}

      ### Further answers for Google Play

      - ${c.part.encrypted`Encrypted in transit: yes`}
      - ${c.part.deletion`Users can request that their data be deleted: yes ${c.part.page`(${link(c.say.delete_account_url)})`}`}
      - ${c.part.shared`Shared with others for their own purposes: yes`}`,
    es: (c) => prose`
      ## Anexo: respuestas para las tiendas de aplicaciones

      Este anexo asigna los datos de nuestra aplicación a los formularios de Apple y Google Play. Las categorías figuran como en los formularios en inglés.

      ${c.part.table(table(c, { data: 'Datos', apple: 'Categoría en Apple', google: 'Categoría en Google Play', purposes: 'Fines' }))}

      ${c.part.linked`**Vinculados a la identidad:** ${c.and(linked(c))}.`}

      ${c.part.tracked`**Utilizados para el rastreo:** ${c.and(tracked(c))}.`} ${c.part.untracked`**Utilizados para el rastreo:** ninguno de estos datos.`}

      ### Otras respuestas para Google Play

      - ${c.part.encrypted`Transmisión cifrada: sí`}
      - ${c.part.deletion`Los usuarios pueden pedir que se supriman sus datos: sí ${c.part.page`(${link(c.say.delete_account_url)})`}`}
      - ${c.part.shared`Comunicación a otros para sus propios fines: sí`}`,
    fr: (c) => prose`
      ## Annexe : réponses pour les magasins d’applications

      Cette annexe met les données de notre application en correspondance avec les formulaires d’Apple et de Google Play. Les catégories sont celles des formulaires en anglais.

      ${c.part.table(table(c, { data: 'Données', apple: 'Catégorie chez Apple', google: 'Catégorie chez Google Play', purposes: 'Finalités' }))}

      ${c.part.linked`**Liées à l’identité :** ${c.and(linked(c))}.`}

      ${c.part.tracked`**Utilisées pour le suivi :** ${c.and(tracked(c))}.`} ${c.part.untracked`**Utilisées pour le suivi :** aucune de ces données.`}

      ### Autres réponses pour Google Play

      - ${c.part.encrypted`Transmission chiffrée : oui`}
      - ${c.part.deletion`Les utilisateurs peuvent demander l’effacement de leurs données : oui ${c.part.page`(${link(c.say.delete_account_url)})`}`}
      - ${c.part.shared`Communication à d’autres pour leurs propres finalités : oui`}`,
    it: (c) => prose`
      ## Allegato: risposte per gli store di applicazioni

      Questo allegato riconduce i dati della nostra applicazione ai moduli di Apple e Google Play. Le categorie sono quelle dei moduli in inglese.

      ${c.part.table(table(c, { data: 'Dati', apple: 'Categoria per Apple', google: 'Categoria per Google Play', purposes: 'Finalità' }))}

      ${c.part.linked`**Collegati all’identità:** ${c.and(linked(c))}.`}

      ${c.part.tracked`**Usati per il tracciamento:** ${c.and(tracked(c))}.`} ${c.part.untracked`**Usati per il tracciamento:** nessuno di questi dati.`}

      ### Altre risposte per Google Play

      - ${c.part.encrypted`Trasmissione cifrata: sì`}
      - ${c.part.deletion`Gli utenti possono chiedere la cancellazione dei loro dati: sì ${c.part.page`(${link(c.say.delete_account_url)})`}`}
      - ${c.part.shared`Comunicazione ad altri per finalità proprie di questi: sì`}`,
    nl: (c) => prose`
      ## Bijlage: antwoorden voor de appstores

      Deze bijlage deelt de gegevens van onze app in volgens de formulieren van Apple en Google Play. De categorieën staan er zoals in de Engelse formulieren.

      ${c.part.table(table(c, { data: 'Gegevens', apple: 'Categorie bij Apple', google: 'Categorie bij Google Play', purposes: 'Doeleinden' }))}

      ${c.part.linked`**Gekoppeld aan de identiteit:** ${c.and(linked(c))}.`}

      ${c.part.tracked`**Gebruikt voor tracking:** ${c.and(tracked(c))}.`} ${c.part.untracked`**Gebruikt voor tracking:** geen van deze gegevens.`}

      ### Verdere antwoorden voor Google Play

      - ${c.part.encrypted`Versleuteld verzonden: ja`}
      - ${c.part.deletion`Gebruikers kunnen om wissing van hun gegevens vragen: ja ${c.part.page`(${link(c.say.delete_account_url)})`}`}
      - ${c.part.shared`Verstrekt aan anderen voor hun eigen doeleinden: ja`}`,
  },
});
