import { has, prose } from '../../document/authoring.ts';
import { businessesToo, consumersToo } from '../conditions.ts';
import { clause } from './clause.ts';

/** §§ 307, 309 no. 7 BGB (also B2B), § 14 ProdHaftG, Annex 1(a) and (b) UCTD, art. R. 212-1 no. 6 C. conso. (no limit at all towards consumers), art. 86 TRLGDCU, art. 33(2)(a) and (b) cod. cons. and art. 1229 c.c., art. 6:237(f) BW, s. 65 CRA 2015, ss. 64 and 64A ACL, Art. 15 Directive (EU) 2024/2853. Hence: towards consumers the law alone; the cap binds business users. For a consumer outside the Union a cap holds as far as that law permits it. */
export const liability = clause({
  id: 'tc.liability',
  version: 1,
  parts: {
    consumers: { meets: [], when: (a) => consumersToo(a) },
    elsewhere: {
      meets: [],
      when: (a) =>
        consumersToo(a) &&
        a.liability_cap !== 'statutory' &&
        !has(a.laws, 'eu_consumer', 'uk_consumer', 'au_consumer', 'ca_consumer'),
    },
    business: { meets: [], when: (a) => businessesToo(a) },
    capped: { meets: [], when: (a) => a.liability_cap !== 'statutory' },
    paid: { meets: [], when: (a) => a.liability_cap === 'twelve-months' || a.liability_cap === undefined },
    hundred: { meets: [], when: (a) => a.liability_cap === 'paid-or-100' },
    fixed: { meets: [], when: (a) => a.liability_cap === 'fixed' },
    staff: {
      meets: [],
      when: (a) =>
        businessesToo(a) ||
        (consumersToo(a) &&
          a.liability_cap !== 'statutory' &&
          !has(a.laws, 'eu_consumer', 'uk_consumer', 'au_consumer', 'ca_consumer')),
    },
    australia: { meets: [], when: (a) => has(a.laws, 'au_consumer') },
  },
  text: {
    de: (c) => prose`
      ## Haftung

      Wir haften unbeschränkt bei Vorsatz und grober Fahrlässigkeit, bei Verletzung des Lebens, des Körpers oder der Gesundheit, nach dem Produkthaftungsrecht, soweit wir eine Garantie gegeben oder einen Mangel arglistig verschwiegen haben, und in allen weiteren Fällen, in denen das Gesetz eine Beschränkung nicht zulässt. Nichts in diesen Bedingungen schließt diese Haftung aus.

      ${c.part.consumers`Gegenüber Verbrauchern haften wir auch im Übrigen nach dem Gesetz.`} ${c.part.elsewhere`Lässt das Recht des Landes, in dem Sie als Verbraucher leben, eine Grenze zu, übersteigt unsere Haftung Ihnen gegenüber nicht ${c.part.paid`den Betrag, den Sie uns in den zwölf Monaten vor dem Schaden gezahlt haben`}${c.part.hundred`den Betrag, den Sie uns gezahlt haben, mindestens aber 100 US-Dollar`}${c.part.fixed`diesen Betrag (${c.say.liability_amount})`}.`}

      ${c.part.business`Gegenüber gewerblichen Nutzern haften wir bei einfacher Fahrlässigkeit nur, wenn wir eine wesentliche Pflicht verletzen, also eine Pflicht, deren Erfüllung die Durchführung des Vertrags erst ermöglicht und auf die Sie vertrauen dürfen. Die Haftung ist dann auf den vorhersehbaren, vertragstypischen Schaden begrenzt. ${c.part.capped`Soweit das anwendbare Recht es erlaubt, übersteigt sie nicht ${c.part.paid`den Betrag, den Sie uns in den zwölf Monaten vor dem Schaden gezahlt haben`}${c.part.hundred`den Betrag, den Sie uns gezahlt haben, mindestens aber 100 US-Dollar`}${c.part.fixed`diesen Betrag (${c.say.liability_amount})`}.`}`}

      ${c.part.staff`Soweit unsere Haftung begrenzt ist, gilt das auch für unsere Mitarbeiter und Erfüllungsgehilfen.`} ${c.part.australia`Verbrauchergarantien nach dem australischen Verbraucherrecht (Australian Consumer Law) bleiben bestehen.`}`,
    en: (c) => prose`
      ## Liability

      We are liable without limit for wilful misconduct and gross negligence, for death and injury to body or health, under product liability law, where we have given a guarantee or fraudulently concealed a defect, and in all other cases in which the law does not allow a limit. Nothing in these terms excludes this liability.

      ${c.part.consumers`Towards consumers we are liable in all other respects too as the law provides.`} ${c.part.elsewhere`Where the law of the country in which you live as a consumer allows a limit, our liability towards you does not exceed ${c.part.paid`the amount that you paid us in the twelve months before the damage`}${c.part.hundred`the amount that you paid us, and at least 100 US dollars`}${c.part.fixed`this amount (${c.say.liability_amount})`}.`}

      ${c.part.business`Towards business users we are liable for ordinary negligence only if we breach an essential duty, that is, a duty without which the contract cannot be carried out and on which you may rely. The liability is then limited to the foreseeable damage typical of the contract. ${c.part.capped`To the extent that the applicable law permits, it does not exceed ${c.part.paid`the amount that you paid us in the twelve months before the damage`}${c.part.hundred`the amount that you paid us, and at least 100 US dollars`}${c.part.fixed`this amount (${c.say.liability_amount})`}.`}`}

      ${c.part.staff`As far as our liability is limited, this also holds for our staff and those who act for us.`} ${c.part.australia`Consumer guarantees under the Australian Consumer Law remain.`}`,
    es: (c) => prose`
      ## Responsabilidad

      Respondemos sin límite en caso de dolo y culpa grave, por muerte o daños corporales o a la salud, según la normativa sobre productos defectuosos, cuando hayamos dado una garantía u ocultado dolosamente un defecto, y en todos los demás casos en que la ley no permite un límite. Nada en estas condiciones excluye esta responsabilidad.

      ${c.part.consumers`Frente a los consumidores respondemos también en lo demás según la ley.`} ${c.part.elsewhere`Si la ley del país en que usted vive como consumidor permite un límite, nuestra responsabilidad frente a usted no supera ${c.part.paid`el importe que usted nos pagó en los doce meses anteriores al daño`}${c.part.hundred`el importe que usted nos pagó, y como mínimo 100 dólares estadounidenses`}${c.part.fixed`este importe (${c.say.liability_amount})`}.`}

      ${c.part.business`Frente a los usuarios profesionales respondemos por negligencia leve solo si incumplimos una obligación esencial, es decir, aquella sin la cual el contrato no puede ejecutarse y en la que usted puede confiar. La responsabilidad se limita entonces al daño previsible y típico del contrato. ${c.part.capped`En la medida en que lo permita la ley aplicable, no supera ${c.part.paid`el importe que usted nos pagó en los doce meses anteriores al daño`}${c.part.hundred`el importe que usted nos pagó, y como mínimo 100 dólares estadounidenses`}${c.part.fixed`este importe (${c.say.liability_amount})`}.`}`}

      ${c.part.staff`Cuando nuestra responsabilidad está limitada, el límite vale también para nuestro personal y auxiliares.`} ${c.part.australia`Subsisten las garantías al consumidor del Derecho australiano (Australian Consumer Law).`}`,
    fr: (c) => prose`
      ## Responsabilité

      Nous répondons sans limite en cas de dol ou de faute lourde, en cas de décès ou de dommage corporel ou à la santé, au titre des produits défectueux, lorsque nous avons donné une garantie ou dissimulé un défaut, et dans tous les autres cas où la loi n’admet pas de limite. Rien dans ces conditions n’exclut cette responsabilité.

      ${c.part.consumers`À l’égard des consommateurs, nous répondons aussi pour le reste selon la loi.`} ${c.part.elsewhere`Si la loi du pays où vous vivez en tant que consommateur admet une limite, notre responsabilité à votre égard n’excède pas ${c.part.paid`la somme que vous nous avez versée dans les douze mois précédant le dommage`}${c.part.hundred`la somme que vous nous avez versée, et au moins 100 dollars américains`}${c.part.fixed`ce montant (${c.say.liability_amount})`}.`}

      ${c.part.business`À l’égard des utilisateurs professionnels, nous ne répondons d’une négligence simple que si nous manquons à une obligation essentielle, sans laquelle le contrat ne peut être exécuté et sur laquelle vous pouvez compter. La responsabilité se limite alors au dommage prévisible et typique du contrat. ${c.part.capped`Dans la mesure permise par la loi applicable, elle n’excède pas ${c.part.paid`la somme que vous nous avez versée dans les douze mois précédant le dommage`}${c.part.hundred`la somme que vous nous avez versée, et au moins 100 dollars américains`}${c.part.fixed`ce montant (${c.say.liability_amount})`}.`}`}

      ${c.part.staff`Lorsque notre responsabilité est limitée, la limite vaut aussi pour notre personnel et ceux qui agissent pour nous.`} ${c.part.australia`Les garanties accordées aux consommateurs par le droit australien (Australian Consumer Law) demeurent.`}`,
    it: (c) => prose`
      ## Responsabilità

      Rispondiamo senza limiti per dolo e colpa grave, per morte o danni al corpo o alla salute, secondo la disciplina dei prodotti difettosi, quando abbiamo dato una garanzia o nascosto dolosamente un difetto, e in tutti gli altri casi in cui la legge non ammette limiti. Nulla in queste condizioni esclude questa responsabilità.

      ${c.part.consumers`Nei confronti dei consumatori rispondiamo anche per il resto secondo la legge.`} ${c.part.elsewhere`Se la legge del paese in cui Lei vive come consumatore ammette un limite, la nostra responsabilità verso di Lei non supera ${c.part.paid`la somma che Lei ci ha pagato nei dodici mesi precedenti il danno`}${c.part.hundred`la somma che Lei ci ha pagato, e almeno 100 dollari statunitensi`}${c.part.fixed`questo importo (${c.say.liability_amount})`}.`}

      ${c.part.business`Nei confronti degli utenti professionali rispondiamo per colpa lieve solo se violiamo un obbligo essenziale, senza il quale il contratto non può essere eseguito e sul quale Lei può fare affidamento. La responsabilità è allora limitata al danno prevedibile e tipico del contratto. ${c.part.capped`Nella misura consentita dalla legge applicabile, non supera ${c.part.paid`la somma che Lei ci ha pagato nei dodici mesi precedenti il danno`}${c.part.hundred`la somma che Lei ci ha pagato, e almeno 100 dollari statunitensi`}${c.part.fixed`questo importo (${c.say.liability_amount})`}.`}`}

      ${c.part.staff`Dove la nostra responsabilità è limitata, il limite vale anche per il nostro personale e per chi agisce per noi.`} ${c.part.australia`Restano le garanzie per i consumatori del diritto australiano (Australian Consumer Law).`}`,
    nl: (c) => prose`
      ## Aansprakelijkheid

      Wij zijn onbeperkt aansprakelijk bij opzet en grove schuld, bij overlijden en letsel aan lichaam of gezondheid, volgens het recht inzake productaansprakelijkheid, waar wij een garantie hebben gegeven of een gebrek bewust hebben verzwegen, en in alle andere gevallen waarin de wet geen beperking toelaat. Niets in deze voorwaarden sluit deze aansprakelijkheid uit.

      ${c.part.consumers`Tegenover consumenten zijn wij ook voor het overige aansprakelijk volgens de wet.`} ${c.part.elsewhere`Laat het recht van het land waar u als consument woont een grens toe, dan is onze aansprakelijkheid tegenover u niet hoger dan ${c.part.paid`het bedrag dat u ons in de twaalf maanden vóór de schade hebt betaald`}${c.part.hundred`het bedrag dat u ons hebt betaald, en ten minste 100 Amerikaanse dollar`}${c.part.fixed`dit bedrag (${c.say.liability_amount})`}.`}

      ${c.part.business`Tegenover zakelijke gebruikers zijn wij bij lichte onachtzaamheid alleen aansprakelijk als wij een wezenlijke verplichting schenden, zonder welke de overeenkomst niet kan worden uitgevoerd en waarop u mag vertrouwen. De aansprakelijkheid is dan beperkt tot de voorzienbare schade die bij de overeenkomst past. ${c.part.capped`Voor zover het toepasselijke recht dat toestaat, is zij niet hoger dan ${c.part.paid`het bedrag dat u ons in de twaalf maanden vóór de schade hebt betaald`}${c.part.hundred`het bedrag dat u ons hebt betaald, en ten minste 100 Amerikaanse dollar`}${c.part.fixed`dit bedrag (${c.say.liability_amount})`}.`}`}

      ${c.part.staff`Voor zover onze aansprakelijkheid beperkt is, geldt dat ook voor ons personeel en onze hulppersonen.`} ${c.part.australia`Consumentengaranties volgens het Australische recht (Australian Consumer Law) blijven gelden.`}`,
  },
});
