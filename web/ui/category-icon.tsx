import {
  Car,
  Hammer,
  HandHeart,
  Languages,
  type LucideIcon,
  Music,
  Package,
  Scale,
  Scissors,
  Store,
  UtensilsCrossed,
} from "lucide-react";
import type { ServiceCategoryId } from "#contract/lists/service-categories.ts";

const icons: Readonly<Record<number, LucideIcon>> = {
  1: Scale,
  2: Scissors,
  3: Hammer,
  4: UtensilsCrossed,
  5: Languages,
  6: Package,
  7: Music,
  8: HandHeart,
  9: Car,
} satisfies Record<ServiceCategoryId, LucideIcon>;

export function CategoryIcon({ categoryId }: { categoryId: number }) {
  const Icon = icons[categoryId] ?? Store;
  return <Icon className="icon-lg" aria-hidden="true" />;
}
