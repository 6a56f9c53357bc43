import { prose } from '../../document/authoring.ts';
import { californiaCategoryWords as categories } from '../words/california-categories.ts';
import { disclosedCategories, namedCategories, underCcpa } from './california-facts.ts';
import { clause } from './clause.ts';
import { holdsFact } from '../derive/holds-fact.ts';

/**
 * 11 CCR § 7011(e)(1)(H)-(J), Cal. Civ. Code § 1798.130(a)(5)(C)(ii): a list apart from what is sold or shared. The third parties are
 * the recipients of pp.recipients. § 7027(m) lists the uses of sensitive information that need no right to limit.
 */
export const rightsCaDisclosed = clause({
  id: 'pp.rights.ca_disclosed',
  version: 1,
  when: underCcpa,
  parts: {
    disclosed: { meets: ['ccpa-7011-e1H'], when: (a) => disclosedCategories(a).length > 0 },
    undisclosed: { meets: ['ccpa-7011-e1H'], when: (a) => disclosedCategories(a).length === 0 },
    why: { meets: ['ccpa-7011-e1J'], when: (a) => holdsFact(a, 'data:disclosed') },
    beyond: { meets: ['ccpa-7011-e1K'], when: (a) => holdsFact(a, 'data:sensitive-beyond') },
    within: { meets: ['ccpa-7011-e1K'], when: (a) => !holdsFact(a, 'data:sensitive-beyond') },
  },
  words: categories,
  text: {
    de: (c) => prose`
      ## Kalifornien: Offenlegung zu geschäftlichen Zwecken

      ${c.part.disclosed(prose`
        **Dienstleister:** In den letzten zwölf Monaten haben wir diese Kategorien zu geschäftlichen Zwecken
        gegenüber Dienstleistern und Auftragnehmern offengelegt:

        ${namedCategories(c, disclosedCategories(c.a))}`)}

      ${c.part.undisclosed`**Dienstleister:** In den letzten zwölf Monaten haben wir Dienstleistern und
      Auftragnehmern keine personenbezogenen Daten zu geschäftlichen Zwecken offengelegt.`}

      ${c.part
        .why`**Zwecke der Offenlegung:** Empfänger erhalten Daten, soweit sie sie für die Aufgaben brauchen, die der Abschnitt
      „Wer Ihre Daten erhält“ nennt: um unser Angebot zu betreiben und zu sichern, Fehler zu finden, Verträge mit Ihnen zu erfüllen,
      Gesetze einzuhalten und Ansprüche durchzusetzen.`}

      ${c.part
        .beyond`**Sensible Daten:** Sensible personenbezogene Daten können wir auch zu Zwecken verwenden oder offenlegen,
      für die das kalifornische Recht Ihnen ein Recht auf Einschränkung gibt (11 CCR § 7027(m)).`} ${c.part
        .within`**Sensible
      Daten:** Sensible personenbezogene Daten verwenden wir nicht, um auf Eigenschaften einer Person zu schließen, und nur zu
      Zwecken, für die das kalifornische Recht kein Recht auf Einschränkung vorsieht (11 CCR § 7027(m)).`}`,
    en: (c) => prose`
      ## California: disclosure for a business purpose

      ${c.part.disclosed(prose`
        **Service providers:** in the past twelve months we have disclosed these categories to service
        providers and contractors for a business purpose:

        ${namedCategories(c, disclosedCategories(c.a))}`)}

      ${c.part.undisclosed`**Service providers:** in the past twelve months we have not disclosed personal
      information to service providers or contractors for a business purpose.`}

      ${c.part
        .why`**Purposes of disclosure:** recipients receive information as far as they need it for the tasks named in the section
      “Who receives your data”: to run and secure our service, find errors, perform contracts with you, comply with laws and
      enforce claims.`}

      ${c.part
        .beyond`**Sensitive information:** we may also use or disclose sensitive personal information for purposes other than
      those in 11 CCR § 7027(m). California law gives you a right to limit this.`} ${c.part
        .within`**Sensitive information:** we do not use
      sensitive personal information to infer characteristics about anyone, and we use it only for purposes for which California
      law provides no right to limit (11 CCR § 7027(m)).`}`,
    es: (c) => prose`
      ## California: comunicación con un fin comercial

      ${c.part.disclosed(prose`
        **Proveedores de servicios:** en los últimos doce meses hemos comunicado estas categorías a proveedores de
        servicios y contratistas con un fin comercial:

        ${namedCategories(c, disclosedCategories(c.a))}`)}

      ${c.part.undisclosed`**Proveedores de servicios:** en los últimos doce meses no hemos comunicado datos
      personales a proveedores de servicios ni contratistas con un fin comercial.`}

      ${c.part
        .why`**Fines de la comunicación:** los destinatarios reciben los datos que necesitan para las tareas que indica el
      apartado «Quién recibe sus datos»: hacer funcionar y proteger nuestro servicio, encontrar errores, cumplir los contratos
      con usted, cumplir las leyes y hacer valer derechos.`}

      ${c.part
        .beyond`**Datos sensibles:** también podemos utilizar o comunicar datos personales sensibles para fines respecto de
      los cuales la ley de California le da derecho a limitarlos (11 CCR § 7027(m)).`} ${c.part
        .within`**Datos sensibles:** no
      utilizamos datos personales sensibles para inferir características de nadie, y los utilizamos solo para fines respecto de
      los cuales la ley de California no prevé un derecho a limitarlos (11 CCR § 7027(m)).`}`,
    fr: (c) => prose`
      ## Californie : communication à des fins opérationnelles

      ${c.part.disclosed(prose`
        **Prestataires :** au cours des douze derniers mois, nous avons communiqué ces catégories à des
        prestataires de services et à des cocontractants à des fins opérationnelles (dans la loi : « business purposes ») :

        ${namedCategories(c, disclosedCategories(c.a))}`)}

      ${c.part.undisclosed`**Prestataires :** au cours des douze derniers mois, nous n’avons communiqué aucune
      donnée à caractère personnel à des prestataires de services ou à des cocontractants à des fins opérationnelles (dans la
      loi : « business purposes »).`}

      ${c.part
        .why`**Finalités de la communication :** les destinataires reçoivent les données dont ils ont besoin pour les tâches
      indiquées à la section « Qui reçoit vos données » : faire fonctionner et sécuriser notre service, trouver des erreurs,
      exécuter les contrats conclus avec vous, respecter les lois et faire valoir des droits.`}

      ${c.part
        .beyond`**Données sensibles :** nous pouvons aussi utiliser ou communiquer des données à caractère personnel sensibles à des
      fins pour lesquelles le droit californien vous donne un droit de limitation (11 CCR § 7027(m)).`} ${c
        .part
        .within`**Données sensibles :** nous n’utilisons pas de données à caractère personnel sensibles pour déduire des caractéristiques
      d’une personne, et nous ne les utilisons qu’à des fins pour lesquelles le droit californien ne prévoit pas de droit de
      limitation (11 CCR § 7027(m)).`}`,
    it: (c) => prose`
      ## California: comunicazione per uno scopo aziendale

      ${c.part.disclosed(prose`
        **Fornitori di servizi:** negli ultimi dodici mesi abbiamo comunicato queste categorie a fornitori di servizi e appaltatori per uno scopo aziendale («business purpose»):

        ${namedCategories(c, disclosedCategories(c.a))}`)}

      ${c.part
        .undisclosed`**Fornitori di servizi:** negli ultimi dodici mesi non abbiamo comunicato dati personali
      a fornitori di servizi o appaltatori per uno scopo aziendale («business purpose»).`}

      ${c.part
        .why`**Finalità della comunicazione:** i destinatari ricevono i dati di cui hanno bisogno per i compiti indicati nella
      sezione «Chi riceve i Suoi dati»: far funzionare e proteggere il nostro servizio, trovare errori, eseguire i contratti con
      Lei, rispettare le leggi e far valere diritti.`}

      ${c.part
        .beyond`**Dati sensibili:** possiamo usare o comunicare dati personali sensibili anche per scopi per i quali il diritto della California Le permette di limitarne l’uso e la comunicazione (11 CCR § 7027(m)).`} ${c
        .part.within`**Dati sensibili:** non usiamo
      dati personali sensibili per dedurre caratteristiche di una persona e li usiamo solo per scopi per i quali il diritto
      della California non prevede un diritto di limitazione (11 CCR § 7027(m)).`}`,
    nl: (c) => prose`
      ## Californië: verstrekking voor een zakelijk doel

      ${c.part.disclosed(prose`
        **Dienstverleners:** in de afgelopen twaalf maanden hebben wij deze categorieën voor een zakelijk doel
        aan dienstverleners en opdrachtnemers verstrekt:

        ${namedCategories(c, disclosedCategories(c.a))}`)}

      ${c.part
        .undisclosed`**Dienstverleners:** in de afgelopen twaalf maanden hebben wij voor een zakelijk doel
      geen persoonsgegevens aan dienstverleners of opdrachtnemers verstrekt.`}

      ${c.part
        .why`**Doeleinden van de verstrekking:** ontvangers krijgen gegevens voor zover zij die nodig hebben voor de taken die het
      onderdeel “Wie uw gegevens ontvangt” noemt: onze dienst laten werken en beveiligen, fouten vinden, overeenkomsten met u
      uitvoeren, wetten naleven en vorderingen geldend maken.`}

      ${c.part
        .beyond`**Gevoelige gegevens:** wij kunnen gevoelige persoonsgegevens ook gebruiken of verstrekken voor doeleinden waarvoor u dat volgens de Californische wet kunt laten beperken (11 CCR § 7027(m)).`} ${c
        .part.within`**Gevoelige gegevens:** wij
      gebruiken gevoelige persoonsgegevens niet om eigenschappen van iemand af te leiden, en alleen voor doeleinden waarvoor de Californische wet geen recht op beperking kent (11 CCR § 7027(m)).`}`,
  },
});
