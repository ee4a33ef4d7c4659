--- What `assert:register` filled in, by kind and name.
return { assertion = {}, matcher = {}, modifier = {} }
