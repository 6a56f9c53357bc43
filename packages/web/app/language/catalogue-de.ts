import messages from '@clausewright/messages/de.json';
import ui from '@clausewright/messages/ui.de.json';
import wizard from '@clausewright/messages/wizard.de.json';

export const catalogue = { ...messages, ui, wizard };
