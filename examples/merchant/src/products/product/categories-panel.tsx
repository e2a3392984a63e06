import { Form } from 'react-router';
import { Checkbox } from '../../ui/checkbox.js';
import { Panel } from '../../ui/panel.js';
import { SubmitButton } from '../../ui/submit-button.js';
import { categoryWords } from '../catalog/category-words.js';
import type { EditedProduct, MerchantCatalog } from '../catalog/merchant-catalog.js';

interface CategoriesPanelProps {
  version: MerchantCatalog['version'];
  categories: EditedProduct['categories'];
}

/** Categories that contain a product. */
export const CategoriesPanel = ({ version, categories }: CategoriesPanelProps) => (
  <Panel title={categoryWords[version].many}>
    <Form method="post" className="grid gap-1">
      {categories.map(({ id, name, isSelected }) => (
        <div key={id}>
          {/* Only the differences to these are saved. */}
          {isSelected && <input type="hidden" name="before" value={id} />}
          <Checkbox name="category" value={id} defaultChecked={isSelected}>
            {name}
          </Checkbox>
        </div>
      ))}
      <SubmitButton intent="categories" className="mt-2 justify-self-start">
        Save {categoryWords[version].many.toLowerCase()}
      </SubmitButton>
    </Form>
  </Panel>
);
