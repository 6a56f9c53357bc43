import { type Context, prose } from '../../document/authoring.ts';
import { californiaCategoryWords as categories } from '../words/california-categories.ts';
import { disclosedCategories, namedCategories, underCcpa } from './california-facts.ts';
import { clause, type PrivacyQuestions } from './clause.ts';
import { holdsFact } from '../derive/holds-fact.ts';

function holdsSensitive(a: Context<PrivacyQuestions>['a']): boolean {
  return holdsFact(a, 'data:sensitive-beyond');
}

/**
 * 11 CCR § 7011(e)(1)(H)-(J), Cal. Civ. Code § 1798.130(a)(5)(C)(ii): a list apart from what is sold or shared. The third parties are
 * the recipients of pp.recipients. § 7027(m) lists the uses of sensitive information that need no right to limit (Cal. Civ.
 * Code § 1798.121, § 7014); nobody is asked for the use, so the right is stated, and neither a use nor its absence.
 */
export const rightsCaDisclosed = clause({
  id: 'pp.rights.ca_disclosed',
  version: 3,
  when: underCcpa,
  parts: {
    disclosed: { meets: ['ccpa-7011-e1H'], when: (a) => disclosedCategories(a).length > 0 },
    undisclosed: { meets: ['ccpa-7011-e1H'], when: (a) => disclosedCategories(a).length === 0 },
    why: { meets: ['ccpa-7011-e1J'], when: (a) => holdsFact(a, 'data:disclosed') },
    limitable: { meets: ['ccpa-7011-e1K'], when: holdsSensitive },
    insensitive: { meets: ['ccpa-7011-e1K'], when: (a) => !holdsSensitive(a) },
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
        .limitable`**Sensible Daten:** Verwenden wir sensible personenbezogene Daten zu anderen Zwecken, als 11 CCR § 7027(m) erlaubt, oder
      legen wir sie dazu offen, können Sie das einschränken.`} ${c.part.insensitive`**Sensible Daten:** Die Kategorien, die wir erheben, enthalten keine sensiblen personenbezogenen Daten.`}`,
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
        .limitable`**Sensitive information:** if we use or disclose sensitive personal information for purposes other than 11 CCR § 7027(m)
      allows, you can limit that.`} ${c.part.insensitive`**Sensitive information:** the categories that we collect include no sensitive personal information.`}`,
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
        .limitable`**Datos sensibles:** si utilizamos o comunicamos datos personales sensibles para fines distintos de los que permite
      11 CCR § 7027(m), puede limitarlo.`} ${c.part.insensitive`**Datos sensibles:** las categorías que recogemos no incluyen datos personales sensibles.`}`,
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
        .limitable`**Données sensibles :** si nous utilisons ou communiquons des données à caractère personnel sensibles à d’autres fins que
      celles que permet 11 CCR § 7027(m), vous pouvez limiter cet usage.`} ${c.part.insensitive`**Données sensibles :** les catégories que nous collectons ne comprennent pas de données à caractère personnel sensibles.`}`,
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
        .limitable`**Dati sensibili:** se usiamo o comunichiamo dati personali sensibili per scopi diversi da quelli che 11 CCR § 7027(m)
      consente, può limitarne l’uso e la comunicazione.`} ${c.part.insensitive`**Dati sensibili:** le categorie che raccogliamo non comprendono dati personali sensibili.`}`,
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
        .limitable`**Gevoelige gegevens:** als wij gevoelige persoonsgegevens gebruiken of verstrekken voor andere doeleinden dan 11 CCR
      § 7027(m) toestaat, kunt u dat laten beperken.`} ${c.part.insensitive`**Gevoelige gegevens:** de categorieën die wij verzamelen, bevatten geen gevoelige persoonsgegevens.`}`,
  },
});
