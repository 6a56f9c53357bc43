/** Things for the owner to find out about vendors, in the imperative; `{vendors}` is a list of names. */
import type { Language } from '@clausewright/contract/languages';

export const vendorCheckKinds = ['company', 'role', 'certification', 'place', 'notice', 'periods'] as const;
export type VendorCheck = (typeof vendorCheckKinds)[number];

/** `presumably` stands behind a name where a company is recalled. */
export const vendorCheckTexts: {
  readonly [L in Language]: Readonly<Record<VendorCheck | 'presumably', string>>;
} = {
  de: {
    company:
      'Sehen Sie in Ihren Verträgen nach, welche Gesellschaft Ihr Vertragspartner ist; das Dokument nennt nur das Produkt: {vendors}',
    presumably: 'vermutlich {company}',
    role: 'Prüfen Sie, ob diese Anbieter in Ihrem Auftrag arbeiten oder selbst entscheiden, und schließen Sie den passenden Vertrag: {vendors}',
    certification:
      'Prüfen Sie auf www.dataprivacyframework.gov, ob diese Anbieter zertifiziert sind; sonst brauchen Sie Standardvertragsklauseln: {vendors}',
    place: 'Finden Sie heraus, in welchen Ländern diese Anbieter Daten verarbeiten: {vendors}',
    notice:
      'Suchen Sie die Datenschutzhinweise dieser Anbieter; die Übersicht verlinkt keine, die nicht geprüft ist: {vendors}',
    periods: 'Prüfen Sie, wie lange die Cookies dieser Anbieter gespeichert bleiben: {vendors}',
  },
  en: {
    company:
      'See in your contracts which company is your contractual partner; the document names the product alone: {vendors}',
    presumably: 'presumably {company}',
    role: 'Check whether these providers work on your behalf or decide for themselves, and conclude the agreement that fits: {vendors}',
    certification:
      'Check at www.dataprivacyframework.gov whether these providers are certified; if not, you need standard contractual clauses: {vendors}',
    place: 'Find out in which countries these providers process data: {vendors}',
    notice:
      'Find the privacy notices of these providers; the overview links none that was not checked: {vendors}',
    periods: 'Check how long the cookies of these providers are kept: {vendors}',
  },
  es: {
    company:
      'Compruebe en sus contratos con qué empresa ha contratado; el documento solo nombra el producto: {vendors}',
    presumably: 'probablemente {company}',
    role: 'Compruebe si estos proveedores actúan por cuenta de usted o deciden por sí mismos, y firme el contrato que corresponda: {vendors}',
    certification:
      'Compruebe en www.dataprivacyframework.gov si estos proveedores están certificados; si no, necesita cláusulas contractuales tipo: {vendors}',
    place: 'Averigüe en qué países tratan los datos estos proveedores: {vendors}',
    notice:
      'Busque la información de privacidad de estos proveedores; el resumen no enlaza ninguna que no se haya comprobado: {vendors}',
    periods: 'Compruebe cuánto tiempo se conservan las cookies de estos proveedores: {vendors}',
  },
  fr: {
    company:
      'Vérifiez dans vos contrats avec quelle société vous avez contracté ; le document ne nomme que le produit : {vendors}',
    presumably: 'probablement {company}',
    role: 'Vérifiez si ces prestataires agissent pour votre compte ou décident eux-mêmes, et signez le contrat qui convient : {vendors}',
    certification:
      'Vérifiez sur www.dataprivacyframework.gov si ces prestataires sont certifiés ; sinon, il vous faut des clauses contractuelles types : {vendors}',
    place: 'Recherchez dans quels pays ces prestataires traitent des données : {vendors}',
    notice:
      'Recherchez les informations sur la confidentialité de ces prestataires ; l’aperçu ne renvoie à aucune page non vérifiée : {vendors}',
    periods: 'Vérifiez combien de temps les cookies de ces prestataires sont conservés : {vendors}',
  },
  it: {
    company:
      'Verifichi nei Suoi contratti con quale società ha concluso l’accordo; il documento indica solo il prodotto: {vendors}',
    presumably: 'probabilmente {company}',
    role: 'Verifichi se questi fornitori agiscono per Suo conto o decidono da sé e concluda il contratto adatto: {vendors}',
    certification:
      'Verifichi su www.dataprivacyframework.gov se questi fornitori sono certificati; altrimenti servono clausole contrattuali tipo: {vendors}',
    place: 'Accerti in quali paesi questi fornitori trattano i dati: {vendors}',
    notice:
      'Cerchi le informative sulla privacy di questi fornitori; la panoramica non rimanda a pagine non verificate: {vendors}',
    periods: 'Verifichi per quanto tempo sono conservati i cookie di questi fornitori: {vendors}',
  },
  nl: {
    company:
      'Kijk in uw contracten na met welke onderneming u een overeenkomst hebt; het document noemt alleen het product: {vendors}',
    presumably: 'vermoedelijk {company}',
    role: 'Ga na of deze aanbieders namens u werken of zelf beslissen, en sluit de overeenkomst die daarbij past: {vendors}',
    certification:
      'Ga op www.dataprivacyframework.gov na of deze aanbieders zijn gecertificeerd; zo niet, dan hebt u standaardcontractbepalingen nodig: {vendors}',
    place: 'Zoek uit in welke landen deze aanbieders gegevens verwerken: {vendors}',
    notice:
      'Zoek de privacyinformatie van deze aanbieders op; het overzicht verwijst naar geen pagina die niet is gecontroleerd: {vendors}',
    periods: 'Ga na hoelang de cookies van deze aanbieders worden bewaard: {vendors}',
  },
};
