import { useCallback, useEffect, useRef, useState } from "react";
import { browserApi } from "#web/lib/api.ts";
import { useHostPlace } from "#web/lib/host-place.ts";

export type Subcategory = { readonly id: number; readonly title: string };
export type Subcategories = { readonly categoryId: number | null; readonly list: readonly Subcategory[] };

export function useSubcategories(categoryId: number | null, loaded: Subcategories) {
  const [known, setKnown] = useState(loaded);
  const { hostCountry } = useHostPlace();
  const wanted = useRef(categoryId);
  const reload = useCallback(() => setKnown({ categoryId: null, list: [] }), []);
  useEffect(() => {
    wanted.current = categoryId;
    if (categoryId === null || categoryId === known.categoryId) return;
    void loadSubcategories(categoryId, hostCountry).then((list) => {
      if (wanted.current === categoryId) setKnown({ categoryId, list });
    });
  }, [categoryId, known.categoryId, hostCountry]);
  const isLoading = categoryId !== null && known.categoryId !== categoryId;
  return { list: isLoading || categoryId === null ? [] : known.list, isLoading, reload };
}

/** Returns an empty list on failure. The server then reports the missing subcategory when the form is sent. */
async function loadSubcategories(categoryId: number, hostCountry: string): Promise<readonly Subcategory[]> {
  try {
    const params = { categoryId: String(categoryId) };
    return await browserApi("GET /serviceCategories/{categoryId}/subcategories", {
      params,
      query: { hostCountry },
    });
  } catch (error) {
    console.error("Failed to load subcategories", error);
    return [];
  }
}
