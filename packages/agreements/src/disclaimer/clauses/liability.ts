import { prose } from '../../document/authoring.ts';
import { clause } from './clause.ts';

// Carve-outs first and always: Directive 93/13/EEC, Annex 1(a)-(b); § 309 No. 7 BGB; Article R212-1, 6° Code de la consommation;
// Article 33(2)(a)-(b) Codice del consumo; Articles 85-86 TRLGDCU; Articles 6:236-237 BW; CRA 2015 s. 65; UCTA 1977 s. 2.
// Essential obligations follow the case law on § 307 BGB, which holds between businesses too.
export const liability = clause({
  id: 'di.liability',
  version: 1,
  parts: {
    always: { meets: [] },
    consumers: { meets: [], when: (a) => a.consumer_type !== 'businesses' },
    rest: { meets: ['practice-di-nores'] },
  },
  text: {
    de: (c) => prose`
      ## Haftung

      ${c.part.always(prose`
        Nichts in diesem Dokument schließt unsere Haftung aus oder begrenzt sie:

        - für Vorsatz und grobe Fahrlässigkeit,
        - für Schäden aus der Verletzung des Lebens, des Körpers oder der Gesundheit,
        - für Arglist und soweit wir eine Garantie übernommen haben,
        - nach den Vorschriften über die Produkthaftung,
        - für die Verletzung wesentlicher Vertragspflichten, also solcher, auf deren Einhaltung Sie vertrauen dürfen,
        - in allen anderen Fällen, in denen das Gesetz einen Ausschluss oder eine Begrenzung nicht zulässt.`)}

      ${c.part.consumers`Sind Sie Verbraucher, bleiben Ihre gesetzlichen Rechte vollständig bestehen, auch Ihre Ansprüche auf Schadensersatz aus einem Vertrag mit uns.`}

      ${c.part.rest`Im Übrigen, und nur soweit das anwendbare Recht es erlaubt, haften wir nicht für Schäden, die dadurch entstehen, dass Sie unsere kostenlosen Inhalte nutzen oder nicht nutzen können.`}`,
    en: (c) => prose`
      ## Liability

      ${c.part.always(prose`
        Nothing in this document excludes or limits our liability:

        - for intent and gross negligence,
        - for death or for injury to body or health,
        - for fraud and to the extent that we have given a guarantee,
        - under the rules on product liability,
        - for breach of essential contractual obligations, that is those on whose performance you may rely,
        - in all other cases in which the law does not permit an exclusion or limitation.`)}

      ${c.part.consumers`If you are a consumer, your statutory rights remain in full, including your claims for damages under a contract with us.`}

      ${c.part.rest`Otherwise, and only to the extent that the applicable law permits, we are not liable for damage that arises because you use our free content or cannot use it.`}`,
    es: (c) => prose`
      ## Responsabilidad

      ${c.part.always(prose`
        Nada de lo dispuesto en este documento excluye ni limita nuestra responsabilidad:

        - por dolo y culpa grave,
        - por la muerte o por daños corporales o a la salud,
        - por engaño y en la medida en que hayamos ofrecido una garantía,
        - conforme a las normas sobre productos defectuosos,
        - por el incumplimiento de obligaciones contractuales esenciales, es decir, de aquellas en cuyo cumplimiento usted puede confiar,
        - en todos los demás casos en que la ley no permita una exclusión o limitación.`)}

      ${c.part.consumers`Si usted es consumidor, sus derechos legales se mantienen íntegros, incluidos los derechos a indemnización derivados de un contrato con nosotros.`}

      ${c.part.rest`Por lo demás, y solo en la medida en que lo permita la ley aplicable, no respondemos de los daños que se produzcan porque usted utilice nuestros contenidos gratuitos o no pueda utilizarlos.`}`,
    fr: (c) => prose`
      ## Responsabilité

      ${c.part.always(prose`
        Rien dans ce document n’exclut ni ne limite notre responsabilité :

        - en cas de dol ou de faute lourde,
        - en cas de décès ou d’atteinte à l’intégrité physique ou à la santé,
        - en cas de fraude et dans la mesure où nous avons donné une garantie,
        - au titre des règles sur les produits défectueux,
        - en cas de manquement à une obligation contractuelle essentielle, c’est-à-dire à une obligation sur l’exécution de laquelle vous pouvez compter,
        - dans tous les autres cas où la loi ne permet ni exclusion ni limitation.`)}

      ${c.part.consumers`Si vous êtes consommateur, vos droits légaux demeurent entiers, y compris votre droit à réparation au titre d’un contrat conclu avec nous.`}

      ${c.part.rest`Pour le reste, et seulement dans la mesure où la loi applicable le permet, nous ne répondons pas des dommages résultant de l’utilisation de nos contenus gratuits ou de l’impossibilité de les utiliser.`}`,
    it: (c) => prose`
      ## Responsabilità

      ${c.part.always(prose`
        Nulla in questo documento esclude o limita la nostra responsabilità:

        - per dolo e colpa grave,
        - in caso di morte o di lesioni al corpo o alla salute,
        - per frode e nella misura in cui abbiamo prestato una garanzia,
        - secondo le norme sui prodotti difettosi,
        - per la violazione di obblighi contrattuali essenziali, cioè di quelli sul cui adempimento Lei può fare affidamento,
        - in tutti gli altri casi in cui la legge non consente esclusioni o limitazioni.`)}

      ${c.part.consumers`Se Lei è un consumatore, i Suoi diritti di legge restano integri, compreso il diritto al risarcimento derivante da un contratto con noi.`}

      ${c.part.rest`Per il resto, e solo nella misura in cui la legge applicabile lo consente, non rispondiamo dei danni derivanti dall’uso dei nostri contenuti gratuiti o dall’impossibilità di usarli.`}`,
    nl: (c) => prose`
      ## Aansprakelijkheid

      ${c.part.always(prose`
        Niets in dit document sluit onze aansprakelijkheid uit of beperkt die:

        - voor opzet en grove schuld,
        - voor overlijden of letsel aan lichaam of gezondheid,
        - voor bedrog en voor zover wij een garantie hebben gegeven,
        - volgens de regels over producten met gebreken,
        - voor schending van wezenlijke contractuele verplichtingen, dus verplichtingen op de nakoming waarvan u mag vertrouwen,
        - in alle andere gevallen waarin de wet geen uitsluiting of beperking toestaat.`)}

      ${c.part.consumers`Bent u consument, dan behouden al uw wettelijke rechten hun volle werking, ook uw recht op schadevergoeding uit een overeenkomst met ons.`}

      ${c.part.rest`Voor het overige, en alleen voor zover het toepasselijke recht dat toestaat, zijn wij niet aansprakelijk voor schade die ontstaat doordat u onze gratis inhoud gebruikt of niet kunt gebruiken.`}`,
  },
});
