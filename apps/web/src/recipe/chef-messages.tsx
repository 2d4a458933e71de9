import { buildMessages } from '@spatula/shared/prompt';
import { PANTRY_MODEL, type RecipeRequest } from '@spatula/shared/recipe';
import styles from './chef-messages.module.css';

interface ChefMessagesProps {
  /** The list and the wishes that the recipe was asked with. */
  request: RecipeRequest;
  /** The model that cooked, as the answer says; unknown until the answer has come. */
  model?: string | undefined;
  /** Whether the built-in chef cooked on this device. */
  isOnDevice?: boolean | undefined;
}

const ROLES = { system: 'To set the task', user: 'In your name' };

/** Before it, another chef may have been asked with the same list. */
const STAYED =
  'The built-in chef asked no model, and for this recipe nothing left this device. A model would be asked:';

/** Unfolds to the messages that the chef got, and says where they were sent. */
export function ChefMessages({ request, model, isOnDevice }: ChefMessagesProps) {
  return (
    <details className={styles.messages}>
      <summary>What the chef was asked</summary>
      <p>{isOnDevice ? STAYED : whereTheyWent(model)}</p>
      <dl>
        {buildMessages(request).map(({ role, content }) => (
          <div key={role}>
            <dt>
              {ROLES[role]} <code>{role}</code>
            </dt>
            <dd dir="auto">{content}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}

function whereTheyWent(model: string | undefined): string {
  switch (model) {
    case PANTRY_MODEL:
      return 'The built-in pantry chef asked no model: your ingredients went no further than this site. A model would be asked:';
    case undefined:
      return 'Unless the built-in chef cooks, your ingredients go to the service that runs the model, in exactly these messages:';
    default:
      return 'Your ingredients go to the service that runs the model, in exactly these messages:';
  }
}
