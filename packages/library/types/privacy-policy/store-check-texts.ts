/** Things to do for the owner of an app, in the imperative; `{data}` is a list of kinds of data or permissions. */
import type { Language } from '@clausewright/contract/languages';

export type StoreCheck = 'types' | 'purposes' | 'linked' | 'tracked' | 'permissions' | 'encrypted' | 'shared';

export const storeCheckTexts: { readonly [L in Language]: Readonly<Record<StoreCheck, string>> } = {
  de: {
    types: 'Suchen Sie in beiden Formularen der App-Stores die Kategorie für: {data}',
    purposes: 'Nennen Sie in beiden Formularen der App-Stores den Zweck von: {data}',
    linked: 'Prüfen Sie für den App Store, welche dieser Daten Sie mit der Identität verknüpfen: {data}',
    tracked: 'Prüfen Sie für den App Store, welche dieser Daten Sie für Tracking verwenden: {data}',
    permissions:
      'Prüfen Sie, ob Daten aus diesen Berechtigungen das Gerät verlassen; nur dann gehören sie in die Formulare: {data}',
    encrypted: 'Prüfen Sie für Google Play, ob alle Daten verschlüsselt übertragen werden',
    shared: 'Prüfen Sie für Google Play, ob andere Daten für eigene Zwecke erhalten',
  },
  en: {
    types: 'Find the category in both forms of the app stores for: {data}',
    purposes: 'State in both forms of the app stores what you use these data for: {data}',
    linked: 'Check for the App Store which of these data you link to a person’s identity: {data}',
    tracked: 'Check for the App Store which of these data you use for tracking: {data}',
    permissions:
      'Check whether data from these permissions leave the device; only then do they belong in the forms: {data}',
    encrypted: 'Check for Google Play whether all data are encrypted in transit',
    shared: 'Check for Google Play whether others receive data for purposes of their own',
  },
  es: {
    types: 'Busque en los dos formularios de las tiendas de aplicaciones la categoría de: {data}',
    purposes: 'Indique en los dos formularios de las tiendas de aplicaciones para qué utiliza: {data}',
    linked: 'Compruebe para la App Store cuáles de estos datos vincula a la identidad: {data}',
    tracked: 'Compruebe para la App Store cuáles de estos datos utiliza para el rastreo: {data}',
    permissions:
      'Compruebe si los datos de estos permisos salen del dispositivo; solo entonces deben figurar en los formularios: {data}',
    encrypted: 'Compruebe para Google Play si todos los datos se transmiten cifrados',
    shared: 'Compruebe para Google Play si otros reciben datos para sus propios fines',
  },
  fr: {
    types: 'Cherchez dans les deux formulaires des magasins d’applications la catégorie de : {data}',
    purposes: 'Indiquez dans les deux formulaires des magasins d’applications à quoi servent : {data}',
    linked: 'Vérifiez pour l’App Store lesquelles de ces données vous liez à l’identité : {data}',
    tracked: 'Vérifiez pour l’App Store lesquelles de ces données vous utilisez pour le suivi : {data}',
    permissions:
      'Vérifiez si les données de ces autorisations quittent l’appareil ; alors seulement, elles figurent dans les formulaires : {data}',
    encrypted: 'Vérifiez pour Google Play si toutes les données sont chiffrées pendant la transmission',
    shared: 'Vérifiez pour Google Play si d’autres reçoivent des données pour leurs propres finalités',
  },
  it: {
    types: 'Cerchi nei due moduli degli store di applicazioni la categoria di: {data}',
    purposes: 'Indichi nei due moduli degli store di applicazioni per quali finalità utilizza: {data}',
    linked: 'Verifichi per l’App Store quali di questi dati collega all’identità: {data}',
    tracked: 'Verifichi per l’App Store quali di questi dati utilizza per il tracciamento: {data}',
    permissions:
      'Verifichi se i dati di queste autorizzazioni lasciano il dispositivo; solo allora vanno nei moduli: {data}',
    encrypted: 'Verifichi per Google Play se tutti i dati sono trasmessi in forma cifrata',
    shared: 'Verifichi per Google Play se altri ricevono dati per finalità proprie',
  },
  nl: {
    types: 'Zoek in beide formulieren van de appstores de categorie van: {data}',
    purposes: 'Vermeld in beide formulieren van de appstores waarvoor u deze gegevens gebruikt: {data}',
    linked: 'Controleer voor de App Store welke van deze gegevens u aan de identiteit koppelt: {data}',
    tracked: 'Controleer voor de App Store welke van deze gegevens u voor tracking gebruikt: {data}',
    permissions:
      'Controleer of gegevens uit deze machtigingen het apparaat verlaten; alleen dan horen ze in de formulieren: {data}',
    encrypted: 'Controleer voor Google Play of alle gegevens versleuteld worden verzonden',
    shared: 'Controleer voor Google Play of anderen gegevens voor hun eigen doeleinden krijgen',
  },
};
