import { describedBy, LabelledField } from '../../../shared/delivery/web/forms/labelled-field.js';
import { PostForm } from '../../../shared/delivery/web/forms/post-form.js';
import type { SubscriptionFolder } from '../../api.js';
import { LONGEST_NAME } from '../../domain/folder.js';
import { PATH, type FeedsModel } from './feeds-model.js';
import { wordsFor } from './locale.js';

interface PartProps {
  readonly model: FeedsModel;
}

interface NameProps extends PartProps {
  /** null: of a new folder. */
  readonly id: string | null;
  readonly name: string;
}

function Name({ model: { language, refusedFolder }, id, name }: NameProps) {
  const { folders: words } = wordsFor(language);
  const refused = refusedFolder?.id === id ? refusedFolder : null;
  const fault = refused === null ? undefined : words.faults[refused.fault];
  const field = { name: id === null ? 'new-folder' : `name-${id}`, fault };
  return (
    <LabelledField label={words.name} {...field}>
      <input
        id={field.name}
        name="name"
        value={refused?.typed ?? name}
        maxLength={LONGEST_NAME}
        autocomplete="off"
        required
        autofocus={refused !== null}
        {...describedBy(field)}
      />
    </LabelledField>
  );
}

export function NewFolder({ model }: PartProps) {
  const { language, formToken, refusedFolder } = model;
  const { folders: words } = wordsFor(language);
  return (
    <details open={refusedFolder?.id === null}>
      <summary>{words.create}</summary>
      <PostForm action={`${PATH}/folders`} token={formToken}>
        <Name model={model} id={null} name="" />
        <p class="actions">
          <button class="button" type="submit">
            {words.submit}
          </button>
        </p>
      </PostForm>
    </details>
  );
}

export function ChangeFolder({ model, folder }: PartProps & { readonly folder: SubscriptionFolder }) {
  const { language, formToken, refusedFolder } = model;
  const { folders: words } = wordsFor(language);
  const hint = `delete-${folder.id}`;
  return (
    <details open={refusedFolder?.id === folder.id}>
      <summary>{words.change(folder.name)}</summary>
      <p>
        <a href={`/briefings/new?folder=${folder.id}`}>{words.brief}</a>
      </p>
      <PostForm action={`${PATH}/folders/${folder.id}`} token={formToken}>
        <Name model={model} id={folder.id} name={folder.name} />
        <p class="actions">
          <button class="button" type="submit" name="do" value="rename">
            {words.rename}
          </button>
          <button class="button" type="submit" name="do" value="delete" aria-describedby={hint}>
            {words.delete}
          </button>
        </p>
        <p class="hint" id={hint}>
          {words.deleteHint}
        </p>
      </PostForm>
    </details>
  );
}
