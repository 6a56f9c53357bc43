/** What each group of recipients may get, as entries of a list in the section on American states. */
import type { Language } from '@clausewright/contract/languages';
import { type Prose, prose, type Words } from '../../document/authoring.ts';

type Counted = (list: Words) => Prose;

export interface DisclosureTexts {
  advertisers: Counted;
  sold: Counted;
  partners: Prose;
  affiliates: Prose;
  users: Prose;
  providers: Prose;
  /** Instead, where a section says what a provider is used for. */
  namedProviders: Prose;
  authorities: Prose;
  buyers: Prose;
  consented: Prose;
  others: Counted;
}

export const disclosureTexts: Readonly<Record<Language, DisclosureTexts>> = {
  de: {
    advertisers: (kinds) => prose`**Werbetreibende und Werbenetzwerke**: ${kinds}`,
    sold: (kinds) => prose`**Unternehmen, denen wir Daten verkaufen**: ${kinds}`,
    partners: prose`**Geschäftspartner**: die Arten von Daten, die für gemeinsame Leistungen nötig sind`,
    affiliates: prose`**Unternehmen unserer Gruppe**: die Arten von Daten, die sie für ihren Anteil an den genannten
      Zwecken brauchen`,
    users: prose`**Andere Nutzer**: was Sie in unserem Angebot veröffentlichen oder mit ihnen teilen`,
    providers: prose`**Dienstleister**: die Arten von Daten, die ihre Aufgabe erfordert`,
    namedProviders: prose`**Dienstleister**: die Arten von Daten, die ihre Aufgabe erfordert; bei Anbietern, die wir
      nennen, steht mehr dazu im Abschnitt über ihren Einsatz`,
    authorities: prose`**Behörden und Gerichte**: die Arten von Daten, auf die sich eine gesetzliche Pflicht oder ein
      Anspruch bezieht`,
    buyers: prose`**Erwerber unseres Unternehmens oder eines Teils davon und deren Berater**: die Arten von Daten, die zu
      dem gehören, was sie erwerben`,
    consented: prose`**Weitere Empfänger**: nur Daten, deren Weitergabe Sie vorher zugestimmt haben`,
    others: (
      names,
    ) => prose`**Sonstige Empfänger** (${names}): die Arten von Daten, die der Zweck der Weitergabe
      erfordert`,
  },
  en: {
    advertisers: (kinds) => prose`**Advertisers and advertising networks**: ${kinds}`,
    sold: (kinds) => prose`**Companies to which we sell data**: ${kinds}`,
    partners: prose`**Business partners**: the kinds of data needed for services that we provide or carry out together`,
    affiliates: prose`**Companies of our group**: the kinds of data that they need for their part in the purposes named`,
    users: prose`**Other users**: what you publish in our service or share with them`,
    providers: prose`**Service providers**: the kinds of data that their task requires`,
    namedProviders: prose`**Service providers**: the kinds of data that their task requires; for providers that we name,
      the section on their use says more`,
    authorities: prose`**Public authorities and courts**: the kinds of data that a legal obligation or a claim concerns`,
    buyers: prose`**Buyers of our business or of a part of it, and their advisers**: the kinds of data that belong to
      what they buy`,
    consented: prose`**Other recipients**: only data that you have agreed beforehand to let us pass on`,
    others: (
      names,
    ) => prose`**Further recipients** (${names}): the kinds of data that the purpose of the disclosure
      requires`,
  },
  es: {
    advertisers: (kinds) => prose`**Anunciantes y redes publicitarias**: ${kinds}`,
    sold: (kinds) => prose`**Empresas a las que vendemos datos**: ${kinds}`,
    partners: prose`**Socios comerciales**: las clases de datos necesarias para los servicios que prestamos o
      gestionamos conjuntamente`,
    affiliates: prose`**Empresas de nuestro grupo**: las clases de datos que necesitan para su participación en los fines
      indicados`,
    users: prose`**Otros usuarios**: lo que usted publica en nuestro servicio o comparte con ellos`,
    providers: prose`**Proveedores**: las clases de datos que exige su tarea`,
    namedProviders: prose`**Proveedores**: las clases de datos que exige su tarea; si nombramos al proveedor, el apartado
      sobre su uso da más detalles`,
    authorities: prose`**Autoridades y tribunales**: las clases de datos a las que se refiere una obligación legal o una
      reclamación`,
    buyers: prose`**Adquirentes de nuestro negocio o de una parte de él, y sus asesores**: las clases de datos que forman
      parte de lo que adquieren`,
    consented: prose`**Otros destinatarios**: solo los datos cuya comunicación usted ha aceptado antes`,
    others: (
      names,
    ) => prose`**Destinatarios adicionales** (${names}): las clases de datos que exige el fin de la
      comunicación`,
  },
  fr: {
    advertisers: (kinds) => prose`**Annonceurs et réseaux publicitaires** : ${kinds}`,
    sold: (kinds) => prose`**Entreprises auxquelles nous vendons des données** : ${kinds}`,
    partners: prose`**Partenaires commerciaux** : les catégories de données nécessaires aux services que nous fournissons
      ou gérons en commun`,
    affiliates: prose`**Sociétés de notre groupe** : les catégories de données dont elles ont besoin pour leur part dans
      les finalités indiquées`,
    users: prose`**Autres utilisateurs** : ce que vous publiez dans notre service ou partagez avec eux`,
    providers: prose`**Prestataires** : les catégories de données que leur tâche exige`,
    namedProviders: prose`**Prestataires** : les catégories de données que leur tâche exige ; pour les prestataires que
      nous nommons, la section sur leur utilisation en dit davantage`,
    authorities: prose`**Autorités publiques et tribunaux** : les catégories de données concernées par une obligation
      légale ou par l’exercice d’un droit`,
    buyers: prose`**Acquéreurs de notre entreprise ou d’une partie de celle-ci, et leurs conseils** : les catégories de
      données liées à ce qu’ils acquièrent`,
    consented: prose`**Autres destinataires** : seulement les données dont vous avez accepté la communication au
      préalable`,
    others: (
      names,
    ) => prose`**Destinataires supplémentaires** (${names}) : les catégories de données que la finalité de
      la communication exige`,
  },
  it: {
    advertisers: (kinds) => prose`**Inserzionisti e reti pubblicitarie**: ${kinds}`,
    sold: (kinds) => prose`**Imprese a cui vendiamo dati**: ${kinds}`,
    partners: prose`**Partner commerciali**: le categorie di dati necessarie per i servizi che prestiamo o gestiamo
      insieme`,
    affiliates: prose`**Società del nostro gruppo**: le categorie di dati di cui hanno bisogno per la loro parte nelle
      finalità indicate`,
    users: prose`**Altri utenti**: ciò che Lei pubblica nel nostro servizio o condivide con loro`,
    providers: prose`**Fornitori**: le categorie di dati richieste dal loro compito`,
    namedProviders: prose`**Fornitori**: le categorie di dati richieste dal loro compito; per i fornitori che indichiamo,
      la sezione sul loro impiego contiene i dettagli`,
    authorities: prose`**Autorità pubbliche e tribunali**: le categorie di dati a cui si riferisce un obbligo di legge o
      un diritto fatto valere`,
    buyers: prose`**Acquirenti della nostra attività o di una sua parte e i loro consulenti**: le categorie di dati che
      appartengono a ciò che acquistano`,
    consented: prose`**Altri destinatari**: solo i dati di cui Lei ha accettato prima la comunicazione`,
    others: (
      names,
    ) => prose`**Ulteriori destinatari** (${names}): le categorie di dati richieste dallo scopo della
      comunicazione`,
  },
  nl: {
    advertisers: (kinds) => prose`**Adverteerders en reclamenetwerken**: ${kinds}`,
    sold: (kinds) => prose`**Ondernemingen waaraan wij gegevens verkopen**: ${kinds}`,
    partners: prose`**Zakelijke partners**: de soorten gegevens die nodig zijn voor diensten die wij samen leveren of
      uitvoeren`,
    affiliates: prose`**Ondernemingen van onze groep**: de soorten gegevens die zij nodig hebben voor hun aandeel in de
      genoemde doeleinden`,
    users: prose`**Andere gebruikers**: wat u in onze dienst publiceert of met hen deelt`,
    providers: prose`**Dienstverleners**: de soorten gegevens die hun taak vereist`,
    namedProviders: prose`**Dienstverleners**: de soorten gegevens die hun taak vereist; voor aanbieders die wij noemen,
      staat meer in het onderdeel over hun inzet`,
    authorities: prose`**Overheidsinstanties en rechters**: de soorten gegevens waarop een wettelijke verplichting of een
      vordering betrekking heeft`,
    buyers: prose`**Overnemers van onze onderneming of van een deel daarvan en hun adviseurs**: de soorten gegevens die
      horen bij wat zij overnemen`,
    consented: prose`**Andere ontvangers**: alleen gegevens waarvan u de verstrekking vooraf hebt goedgekeurd`,
    others: (
      names,
    ) => prose`**Verdere ontvangers** (${names}): de soorten gegevens die het doel van de verstrekking
      vereist`,
  },
};
