import { prose } from '../../document/authoring.ts';
import { clause } from './clause.ts';

// Directive 93/13/EEC, Annex 1(a)-(b); § 309 No. 7 BGB; R212-1 Code de la consommation; Article 33 Codice del consumo; Articles 85-86 TRLGDCU; 6:236-237 BW; Directive (EU) 2024/2853, Articles 6 and 15; CRA 2015 s. 47, 65.
export const liability = clause({
  id: 'eu.liability',
  version: 1,
  parts: {
    always: { meets: ['practice-eu-liability', 'pld-eula'] },
    consumers: { meets: [], when: (a) => a.consumer_type !== 'businesses' },
    essential: { meets: [] },
    paid: { meets: ['practice-eu-liability'], when: (a) => a.liability_cap === 'paid-or-100' },
    months: { meets: ['practice-eu-liability'], when: (a) => a.liability_cap === 'twelve-months' },
    fixed: { meets: ['practice-eu-liability'], when: (a) => a.liability_cap === 'fixed' },
  },
  text: {
    de: (c) => prose`
      ## Haftung

      ${c.part.always(prose`
          Nichts in diesem Vertrag schließt unsere Haftung aus oder begrenzt sie:

          - für Vorsatz und grobe Fahrlässigkeit,
          - für Schäden aus der Verletzung des Lebens, des Körpers oder der Gesundheit,
          - für Arglist und soweit wir eine Garantie übernommen haben,
          - nach den Vorschriften über die Produkthaftung, auch für Sachschäden und den Verlust von Daten durch fehlerhafte Software,
          - in allen anderen Fällen, in denen das Gesetz einen Ausschluss oder eine Begrenzung nicht zulässt.`)}

      ${c.part.consumers`Sind Sie Verbraucher, gelten für Ihre Ansprüche gegen uns die gesetzlichen Regeln; die folgende Begrenzung gilt für Sie nur, soweit das Recht des Landes, in dem Sie leben, sie erlaubt.`}

      ${c.part.essential`Verletzen wir leicht fahrlässig eine wesentliche Vertragspflicht, also eine, auf deren Einhaltung Sie vertrauen dürfen, ersetzen wir den vorhersehbaren, für solche Verträge typischen Schaden.`} Im Übrigen, und nur soweit das anwendbare Recht es erlaubt, ist unsere Haftung begrenzt ${c.part.paid`auf den Betrag, den Sie für die Software bezahlt haben, oder auf 100 US-Dollar, wenn das mehr ist.`}${c.part.months`auf den Betrag, den Sie in den zwölf Monaten vor dem Schaden für die Software bezahlt haben.`}${c.part.fixed`auf diesen Betrag: ${c.say.liability_amount}`}`,
    en: (c) => prose`
      ## Liability

      ${c.part.always(prose`
          Nothing in this agreement excludes or limits our liability:

          - for intent and gross negligence,
          - for death or for injury to body or health,
          - for fraud and to the extent that we have given a guarantee,
          - under the rules on product liability, including for damage to property and loss of data caused by defective software,
          - in all other cases in which the law does not permit an exclusion or limitation.`)}

      ${c.part.consumers`If you are a consumer, the statutory rules apply to your claims against us; the following limit applies to you only as far as the law of the country in which you live permits.`}

      ${c.part.essential`If by slight negligence we breach an essential obligation, that is one on whose performance you may rely, we compensate the foreseeable damage typical of such contracts.`} Otherwise, and only to the extent that the applicable law permits, our liability is limited ${c.part.paid`to the amount that you paid for the software, or to 100 US dollars if that is more.`}${c.part.months`to the amount that you paid for the software in the twelve months before the damage.`}${c.part.fixed`to this amount: ${c.say.liability_amount}`}`,
    es: (c) => prose`
      ## Responsabilidad

      ${c.part.always(prose`
          Nada de lo dispuesto en este contrato excluye ni limita nuestra responsabilidad:

          - por dolo y culpa grave,
          - por la muerte o por daños corporales o a la salud,
          - por engaño y en la medida en que hayamos ofrecido una garantía,
          - conforme a las normas sobre productos defectuosos, también por daños materiales y pérdida de datos causados por un software defectuoso,
          - en todos los demás casos en que la ley no permita una exclusión o limitación.`)}

      ${c.part.consumers`Si usted es consumidor, sus reclamaciones contra nosotros se rigen por las normas legales; el límite siguiente solo se le aplica en la medida en que lo permita la ley del país en que vive.`}

      ${c.part.essential`Si por culpa leve incumplimos una obligación esencial, es decir, una en cuyo cumplimiento usted puede confiar, indemnizamos el daño previsible y típico de estos contratos.`} Por lo demás, y solo en la medida en que lo permita la ley aplicable, nuestra responsabilidad se limita ${c.part.paid`al importe que usted haya pagado por el software o a 100 dólares estadounidenses, si esta cantidad es mayor.`}${c.part.months`al importe que usted haya pagado por el software en los doce meses anteriores al daño.`}${c.part.fixed`a este importe: ${c.say.liability_amount}`}`,
    fr: (c) => prose`
      ## Responsabilité

      ${c.part.always(prose`
          Rien dans le présent contrat n’exclut ni ne limite notre responsabilité :

          - en cas de dol ou de faute lourde,
          - en cas de décès ou d’atteinte à l’intégrité physique ou à la santé,
          - en cas de fraude et dans la mesure où nous avons donné une garantie,
          - au titre des règles sur les produits défectueux, y compris pour les dommages aux biens et la perte de données causés par un logiciel défectueux,
          - dans tous les autres cas où la loi ne permet ni exclusion ni limitation.`)}

      ${c.part.consumers`Si vous êtes consommateur, les règles légales s’appliquent à vos réclamations contre nous ; la limite suivante ne s’applique à vous que dans la mesure où la loi du pays où vous vivez le permet.`}

      ${c.part.essential`Si, par négligence légère, nous manquons à une obligation essentielle, c’est-à-dire à une obligation sur l’exécution de laquelle vous pouvez compter, nous réparons le dommage prévisible et typique de ces contrats.`} Pour le reste, et seulement dans la mesure où la loi applicable le permet, notre responsabilité est limitée ${c.part.paid`au montant que vous avez payé pour le logiciel, ou à 100 dollars américains si cette somme est supérieure.`}${c.part.months`au montant que vous avez payé pour le logiciel au cours des douze mois précédant le dommage.`}${c.part.fixed`à ce montant : ${c.say.liability_amount}`}`,
    it: (c) => prose`
      ## Responsabilità

      ${c.part.always(prose`
          Nulla in questo contratto esclude o limita la nostra responsabilità:

          - per dolo e colpa grave,
          - in caso di morte o di lesioni al corpo o alla salute,
          - per frode e nella misura in cui abbiamo prestato una garanzia,
          - secondo le norme sui prodotti difettosi, anche per danni a cose e perdita di dati causati da un software difettoso,
          - in tutti gli altri casi in cui la legge non consente esclusioni o limitazioni.`)}

      ${c.part.consumers`Se Lei è un consumatore, alle Sue pretese nei nostri confronti si applicano le norme di legge; il limite seguente vale per Lei solo nella misura in cui la legge del Paese in cui vive lo consente.`}

      ${c.part.essential`Se per colpa lieve violiamo un obbligo essenziale, cioè uno sul cui adempimento Lei può fare affidamento, risarciamo il danno prevedibile e tipico di questi contratti.`} Per il resto, e solo nella misura in cui la legge applicabile lo consente, la nostra responsabilità è limitata ${c.part.paid`all’importo che ha pagato per il software o a 100 dollari statunitensi, se superiori.`}${c.part.months`all’importo che ha pagato per il software nei dodici mesi precedenti il danno.`}${c.part.fixed`a questo importo: ${c.say.liability_amount}`}`,
    nl: (c) => prose`
      ## Aansprakelijkheid

      ${c.part.always(prose`
          Niets in deze overeenkomst sluit onze aansprakelijkheid uit of beperkt die:

          - voor opzet en grove schuld,
          - voor overlijden of letsel aan lichaam of gezondheid,
          - voor bedrog en voor zover wij een garantie hebben gegeven,
          - volgens de regels over producten met gebreken, ook voor schade aan zaken en verlies van gegevens door gebrekkige software,
          - in alle andere gevallen waarin de wet geen uitsluiting of beperking toestaat.`)}

      ${c.part.consumers`Bent u consument, dan gelden voor uw aanspraken tegen ons de wettelijke regels; de volgende beperking geldt voor u alleen voor zover het recht van het land waar u woont, dat toestaat.`}

      ${c.part.essential`Schenden wij door lichte schuld een wezenlijke verplichting, dus een verplichting op de nakoming waarvan u mag vertrouwen, dan vergoeden wij de voorzienbare schade die typisch is voor zulke overeenkomsten.`} Voor het overige, en alleen voor zover het toepasselijke recht dat toestaat, is onze aansprakelijkheid beperkt ${c.part.paid`tot het bedrag dat u voor de software hebt betaald, of tot 100 Amerikaanse dollar als dat meer is.`}${c.part.months`tot het bedrag dat u in de twaalf maanden vóór de schade voor de software hebt betaald.`}${c.part.fixed`tot dit bedrag: ${c.say.liability_amount}`}`,
  },
});
