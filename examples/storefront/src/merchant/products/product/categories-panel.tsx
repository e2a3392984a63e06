import { Form } from 'react-router';
import { Checkbox } from '../../ui/checkbox.js';
import { Panel } from '../../ui/panel.js';
import { SubmitButton } from '../../ui/submit-button.js';
import type { EditedProduct } from '../catalog/merchant-catalog.js';

/** Categories that contain a product. */
export const CategoriesPanel = ({ categories }: { categories: EditedProduct['categories'] }) => (
  <Panel title="Categories">
    <Form method="post" className="grid gap-1">
      {categories.map(({ id, name, isSelected }) => (
        <Checkbox key={id} name="category" value={id} defaultChecked={isSelected}>
          {name}
        </Checkbox>
      ))}
      <SubmitButton intent="categories" kind="secondary" size="small" className="mt-2 justify-self-start">
        Save categories
      </SubmitButton>
    </Form>
  </Panel>
);
