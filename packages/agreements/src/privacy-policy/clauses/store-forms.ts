import type { Language } from '@clausewright/contract/languages';
import {
  type Context,
  given,
  has,
  link,
  properName,
  prose,
  records,
  rows,
  type Words,
} from '../../document/authoring.ts';
import type { Answers } from '../../questionnaire/definition.ts';
import { sharesData, type StoreRow, storeRows, wantsStoreForms } from '../store-forms.ts';
import { appPermissionWords } from '../words/app-permissions.ts';
import { type DataType, dataTypeWords } from '../words/pd-types.ts';
import { type PurposeOption, purposeWords } from '../words/purposes.ts';
import { type SpecialData, specialDataWords } from '../words/special-data.ts';
import { storeFormWords } from '../words/store-forms.ts';
import { clause, type PrivacyQuestions } from './clause.ts';

type Form = (typeof storeFormWords)['en'];
interface Nouns {
  form: { readonly [Kind in keyof Form]: Record<keyof Form[Kind], Words> };
  types: Record<DataType, Words>;
  special: Record<SpecialData, Words>;
  purposes: Record<PurposeOption, Words>;
}
type Spoken = Context<PrivacyQuestions, Language, never, Nouns>;
type Labels = Record<'data' | 'apple' | 'google' | 'linked' | 'tracked' | 'purposes', string>;

function permissionName(language: Language, id: string): Words {
  const names: Readonly<Record<string, string>> = appPermissionWords[language];
  return properName((names[id] ?? id).split(/\s?: /)[0] ?? id);
}

function nameOf(c: Spoken, row: StoreRow): Words {
  switch (row.of) {
    case 'type':
      return c.w.types[row.id];
    case 'own':
      return rows(c.say['pd_types.own'])[row.index]?.name ?? c.w.form.cells.open;
    case 'special':
      return c.w.special[row.id as SpecialData];
    case 'permission':
      return permissionName(c.language, row.id);
    case 'automatic':
      return c.w.form.kinds[row.id];
    default:
      return row satisfies never;
  }
}

function purposesOf(c: Spoken, row: StoreRow): Words {
  const own =
    row.of === 'permission' && given(c.a.permission_purposes)
      ? rows(c.say.permission_purposes).filter((_, i) => c.a.permission_purposes?.[i]?.permission === row.id)
      : [];
  const said = [
    ...own.map((one) => one.permission_purpose),
    ...row.purposes.map((purpose) => c.w.purposes[purpose as PurposeOption]),
  ];
  return said.length === 0 ? c.w.form.cells.open : c.and(said);
}

function table(c: Spoken, labels: Labels) {
  const { cells } = c.w.form;
  const told = (known: boolean | undefined): Words =>
    known === undefined ? cells.open : known ? cells.yes : cells.no;
  return records(
    labels,
    storeRows(c.a as Answers).map((row) => ({
      data: nameOf(c, row),
      apple: properName(row.apple),
      google: row.google === null ? cells.open : properName(row.google),
      linked: told(row.linked),
      tracked: told(row.tracked),
      purposes: purposesOf(c, row),
    })),
  );
}

// A sheet for whoever fills in the forms: Apple, "App privacy details" (types, linked, tracking), and Google Play, "Data
// safety". Categories stand as the stores write them in English, so that they are found in the form. linked is 'yes' only
// for what names a person or hangs on an account; tracked is 'no' only where nobody advertises, sells or adds a provider
// of their own; purposes come from the table of purposes, the reasons of permissions, or a purpose that can mean nothing
// else. Left out: Google's 'processed ephemerally' and 'optional', Apple's optional disclosure, the Microsoft Store.
export const storeForms = clause({
  id: 'pp.storeforms',
  version: 1,
  price: 'detail_table',
  when: (a) => a.store_sheet === 'yes' && wantsStoreForms(a as Answers),
  parts: {
    table: { meets: [] },
    permissions: { meets: [], when: (a) => given(a.app_permissions) && !has(a.app_permissions, 'none') },
    encrypted: { meets: [], when: (a) => has(a.security_measures, 'tls') },
    plain: { meets: [], when: (a) => !has(a.security_measures, 'tls') },
    deletion: { meets: [] },
    page: { meets: [], when: (a) => given(a.delete_account_url) },
    shared: { meets: [], when: (a) => sharesData(a as Answers) },
    unsure: { meets: [], when: (a) => !sharesData(a as Answers) },
  },
  words: {
    de: {
      form: storeFormWords.de,
      types: dataTypeWords.de,
      special: specialDataWords.de,
      purposes: purposeWords.de,
    },
    en: {
      form: storeFormWords.en,
      types: dataTypeWords.en,
      special: specialDataWords.en,
      purposes: purposeWords.en,
    },
    es: {
      form: storeFormWords.es,
      types: dataTypeWords.es,
      special: specialDataWords.es,
      purposes: purposeWords.es,
    },
    fr: {
      form: storeFormWords.fr,
      types: dataTypeWords.fr,
      special: specialDataWords.fr,
      purposes: purposeWords.fr,
    },
    it: {
      form: storeFormWords.it,
      types: dataTypeWords.it,
      special: specialDataWords.it,
      purposes: purposeWords.it,
    },
    nl: {
      form: storeFormWords.nl,
      types: dataTypeWords.nl,
      special: specialDataWords.nl,
      purposes: purposeWords.nl,
    },
  },
  text: {
    de: (c) => prose`
      ## Anhang: Angaben für die App-Stores

      Dieser Anhang ordnet die Daten unserer App den Formularen von Apple und Google Play zu. Die Kategorien stehen in der englischen Schreibweise der Formulare. „Zu prüfen“ heißt: Die Angabe ergibt sich nicht aus dieser Erklärung, und der Herausgeber der App prüft sie vor dem Ausfüllen.

      ${c.part.table(table(c, { data: 'Daten', apple: 'Kategorie bei Apple', google: 'Kategorie bei Google Play', linked: 'Mit der Identität verknüpft', tracked: 'Für Tracking verwendet', purposes: 'Zwecke' }))}

      ${c.part.permissions`Daten, auf die die App nur mit einer Berechtigung zugreift, sind in den Formularen nur anzugeben, wenn sie das Gerät verlassen.`}

      ### Weitere Angaben bei Google Play

      - ${c.part.encrypted`Verschlüsselte Übertragung: ja`} ${c.part.plain`Verschlüsselte Übertragung: zu prüfen`}
      - ${c.part.deletion`Nutzer können die Löschung ihrer Daten verlangen: ja ${c.part.page`(${link(c.say.delete_account_url)})`}`}
      - ${c.part.shared`Weitergabe an andere für deren Zwecke: ja`} ${c.part.unsure`Weitergabe an andere für deren Zwecke: zu prüfen`}`,
    en: (c) => prose`
      ## Appendix: answers for the app stores

      This appendix assigns the data of our app to the forms of Apple and Google Play. The categories are those of the English forms. “To be checked” means that the answer does not follow from this document; the publisher of the app checks it before filling in the form.

      ${c.part.table(table(c, { data: 'Data', apple: 'Category at Apple', google: 'Category at Google Play', linked: 'Linked to identity', tracked: 'Used for tracking', purposes: 'Purposes' }))}

      ${c.part.permissions`What the app reaches only by a permission has to be declared only if it leaves the device.`}

      ### Further answers for Google Play

      - ${c.part.encrypted`Encrypted in transit: yes`} ${c.part.plain`Encrypted in transit: to be checked`}
      - ${c.part.deletion`Users can request that their data be deleted: yes ${c.part.page`(${link(c.say.delete_account_url)})`}`}
      - ${c.part.shared`Shared with others for their own purposes: yes`} ${c.part.unsure`Shared with others for their own purposes: to be checked`}`,
    es: (c) => prose`
      ## Anexo: respuestas para las tiendas de aplicaciones

      Este anexo asigna los datos de nuestra aplicación a los formularios de Apple y Google Play. Las categorías figuran como en los formularios en inglés. «Por comprobar» significa que la respuesta no se deduce de este documento; el editor de la aplicación la comprueba antes de rellenar el formulario.

      ${c.part.table(table(c, { data: 'Datos', apple: 'Categoría en Apple', google: 'Categoría en Google Play', linked: '¿Vinculados a la identidad?', tracked: '¿Se usan para el rastreo?', purposes: 'Fines' }))}

      ${c.part.permissions`Los datos a los que la aplicación accede solo mediante un permiso deben declararse únicamente si salen del dispositivo.`}

      ### Otras respuestas para Google Play

      - ${c.part.encrypted`Transmisión cifrada: sí`} ${c.part.plain`Transmisión cifrada: por comprobar`}
      - ${c.part.deletion`Los usuarios pueden pedir que se supriman sus datos: sí ${c.part.page`(${link(c.say.delete_account_url)})`}`}
      - ${c.part.shared`Comunicación a otros para sus propios fines: sí`} ${c.part.unsure`Comunicación a otros para sus propios fines: por comprobar`}`,
    fr: (c) => prose`
      ## Annexe : réponses pour les magasins d’applications

      Cette annexe met les données de notre application en correspondance avec les formulaires d’Apple et de Google Play. Les catégories sont celles des formulaires en anglais. « À vérifier » signifie que la réponse ne résulte pas de ce document ; l’éditeur de l’application la vérifie avant de remplir le formulaire.

      ${c.part.table(table(c, { data: 'Données', apple: 'Catégorie chez Apple', google: 'Catégorie chez Google Play', linked: 'Liées à l’identité', tracked: 'Utilisées pour le suivi', purposes: 'Finalités' }))}

      ${c.part
        .permissions`Les données auxquelles l’application n’accède qu’au moyen d’une autorisation ne sont à déclarer que
      si elles quittent l’appareil.`}

      ### Autres réponses pour Google Play

      - ${c.part.encrypted`Transmission chiffrée : oui`} ${c.part.plain`Transmission chiffrée : à vérifier`}
      - ${c.part.deletion`Les utilisateurs peuvent demander l’effacement de leurs données : oui ${c.part.page`(${link(c.say.delete_account_url)})`}`}
      - ${c.part.shared`Communication à d’autres pour leurs propres finalités : oui`} ${c.part.unsure`Communication à d’autres pour leurs propres finalités : à vérifier`}`,
    it: (c) => prose`
      ## Allegato: risposte per gli store di applicazioni

      Questo allegato riconduce i dati della nostra applicazione ai moduli di Apple e Google Play. Le categorie sono quelle dei moduli in inglese. «Da verificare» significa che la risposta non risulta da questo documento; chi pubblica l’applicazione la verifica prima di compilare il modulo.

      ${c.part.table(table(c, { data: 'Dati', apple: 'Categoria per Apple', google: 'Categoria per Google Play', linked: 'Collegati all’identità', tracked: 'Usati per il tracciamento', purposes: 'Finalità' }))}

      ${c.part.permissions`Ciò che l’applicazione raggiunge solo con un’autorizzazione va dichiarato soltanto se lascia il dispositivo.`}

      ### Altre risposte per Google Play

      - ${c.part.encrypted`Trasmissione cifrata: sì`} ${c.part.plain`Trasmissione cifrata: da verificare`}
      - ${c.part.deletion`Gli utenti possono chiedere la cancellazione dei loro dati: sì ${c.part.page`(${link(c.say.delete_account_url)})`}`}
      - ${c.part.shared`Comunicazione ad altri per finalità proprie di questi: sì`} ${c.part.unsure`Comunicazione ad altri per finalità proprie di questi: da verificare`}`,
    nl: (c) => prose`
      ## Bijlage: antwoorden voor de appstores

      Deze bijlage deelt de gegevens van onze app in volgens de formulieren van Apple en Google Play. De categorieën staan er zoals in de Engelse formulieren. “Te controleren” betekent dat het antwoord niet uit dit document volgt; de uitgever van de app controleert het voordat het formulier wordt ingevuld.

      ${c.part.table(table(c, { data: 'Gegevens', apple: 'Categorie bij Apple', google: 'Categorie bij Google Play', linked: 'Gekoppeld aan de identiteit?', tracked: 'Gebruikt voor tracking?', purposes: 'Doeleinden' }))}

      ${c.part.permissions`Wat de app alleen met een machtiging kan bereiken, hoeft in de formulieren alleen te worden vermeld als die informatie het apparaat verlaat.`}

      ### Verdere antwoorden voor Google Play

      - ${c.part.encrypted`Versleuteld verzonden: ja`} ${c.part.plain`Versleuteld verzonden: te controleren`}
      - ${c.part.deletion`Gebruikers kunnen om wissing van hun gegevens vragen: ja ${c.part.page`(${link(c.say.delete_account_url)})`}`}
      - ${c.part.shared`Verstrekt aan anderen voor hun eigen doeleinden: ja`} ${c.part.unsure`Verstrekt aan anderen voor hun eigen doeleinden: te controleren`}`,
  },
});
